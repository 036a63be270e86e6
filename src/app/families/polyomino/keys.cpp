#include "app/families/polyomino/space_hand.h"
#include "base/apart.h"

#include <algorithm>

// Keyboard and buttons of a polyomino table.

namespace tessera {

using polyomino::Placement;

namespace {

using Mode = HeldPiece::Mode;

char upper(char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

bool bears(const PolyominoSession& session, int piece, char letter) {
    const std::string& name = at(session.level().pieces, piece).name;
    return !name.empty() && upper(name.front()) == letter;
}

// Returns the next piece of the tray with this letter after the held one, cyclically.
int piece_with_letter(const PolyominoView& view, const PolyominoSession& session, char letter) {
    const int count = int_size(session.level().pieces);
    const int start = view.held ? view.held->at.piece + 1 : 0;
    for (int step = 0; step < count; ++step) {
        const int piece = (start + step) % count;
        if (bears(session, piece, letter) && is_in_tray(session, piece)) {
            return piece;
        }
    }
    return -1;
}

// Returns the next movable piece on the board with this letter, after the one in hand, cyclically.
std::optional<Placement> placed_with_letter(const PolyominoView& view, const PolyominoSession& session,
                                            char letter) {
    std::vector<Placement> found;
    for (const Placement& placement : session.state().placed) {
        if (bears(session, placement.piece, letter) &&
            movable_at(session, cells_of(session.level(), placement).front())) {
            found.push_back(placement);
        }
    }
    if (found.empty()) {
        return std::nullopt;
    }
    const auto from = view.held ? view.held->from : std::nullopt;
    const auto held = from ? std::find(found.begin(), found.end(), *from) : found.end();
    return held == found.end() || std::next(held) == found.end() ? found.front() : *std::next(held);
}

// Picks a piece by its letter, from the tray or else from the board.
ViewReply<Polyomino> pick_by_letter(PolyominoView& view, const PolyominoSession& session, char letter) {
    if (const int piece = piece_with_letter(view, session, letter); piece >= 0) {
        pick_with_key(view, session, piece);
        show_in_tray(view, piece);
        return ViewReply<Polyomino>::view_changed();
    }
    if (const auto placement = placed_with_letter(view, session, letter)) {
        view.press.reset();
        pick_from_board(view, session, cells_of(session.level(), *placement).front(), Mode::resting);
        return ViewReply<Polyomino>::view_changed();
    }
    return ViewReply<Polyomino>::refuse(say("{} is fixed from the start", std::string(1, letter)));
}

}  // namespace

bool can_reorient(const PolyominoView& view, const PolyominoSession& session, bool by_turning) {
    if (!view.held) {
        return false;
    }
    const polyomino::Piece& piece = at(session.level().pieces, view.held->at.piece);
    return (by_turning ? piece.can_turn : piece.can_flip) && piece.orientations.size() > 1;
}

// Picks a piece of the tray by keyboard: its ghost appears at the last one's place, or in the middle.
void pick_with_key(PolyominoView& view, const PolyominoSession& session, int piece) {
    Cell corner{view.canvas.rows() / 2, view.canvas.columns() / 2};
    if (view.held && view.held->has_ghost) {
        corner = view.held->at.corner;
    } else if (view.cursor) {
        corner = *view.cursor;
    } else if (view.space) {
        corner = first_cell(session.level());
    } else {
        const polyomino::Shape& shape = shape_of(session, piece, at(view.tray_orientation, piece));
        corner = {(view.canvas.rows() - shape.rows()) / 2, (view.canvas.columns() - shape.columns()) / 2};
    }
    view.press.reset();
    pick_from_tray(view, session, piece, Mode::resting);
    rest_ghost(view, session, corner);
}

// Moves the ghost by one cell, or shows it in the middle.
void step_held(PolyominoView& view, const PolyominoSession& session, Cell step) {
    const Cell middle{view.canvas.rows() / 2, view.canvas.columns() / 2};
    rest_ghost(view, session,
               view.held->has_ghost
                   ? corner_beside(session.level(), held_shape(view, session), view.held->at.corner, step)
                   : middle);
}

Cell first_cursor(const PolyominoView& /*view*/, const PolyominoSession& session) {
    return first_cell(session.level());
}

Cell next_cursor(const PolyominoView& view, const PolyominoSession& session, Cell step) {
    return session.level().lattice == nullptr ? view.canvas.clamped(*view.cursor + step)
                                              : apart(open_cell_beside)(session.level(), *view.cursor, step);
}

// Returns a cell of the piece placed last among those still there.
std::optional<Cell> last_laid(const PolyominoView& /*view*/, const PolyominoSession& session) {
    const auto& placed = session.state().placed;
    const std::optional<Placement> latest = latest_standing(session, [&](const Placement& placement) {
        return std::find(placed.begin(), placed.end(), placement) != placed.end();
    });
    return latest ? std::optional(cells_of(session.level(), *latest).front()) : std::nullopt;
}

bool takes_letter(const PolyominoSession& session, char letter) {
    for (int piece = 0; piece < int_size(session.level().pieces); ++piece) {
        if (bears(session, piece, letter)) {
            return true;
        }
    }
    return false;
}

// A letter of a piece picks that piece; other letters are commands.
ViewReply<Polyomino> letter_input(PolyominoView& view, const PolyominoSession& session,
                                  const InputEvent& event) {
    if (takes_letter(session, event.character)) {
        return pick_by_letter(view, session, event.character);
    }
    if (view.held && event.character == 'R') {
        return turn_held(view, session, event.shift);
    }
    if (view.held && event.character == 'F') {
        flip_held(view, session);
        return ViewReply<Polyomino>::view_changed();
    }
    if (view.held && view.space && event.character == 'G') {
        return apart(space::turn)(view, session, space::Axis::sideways, event.shift);
    }
    return ViewReply<Polyomino>::ignored();
}

// Left and right turn the piece that way, up and down flip it.
ViewReply<Polyomino> turn_by_arrow(PolyominoView& view, const PolyominoSession& session, Key key) {
    if (!view.held) {
        return ViewReply<Polyomino>::ignored();
    }
    if (key == Key::left || key == Key::right) {
        return turn_held(view, session, key == Key::left);
    }
    flip_held(view, session);
    return ViewReply<Polyomino>::view_changed();
}

std::vector<ViewTool> tools(const PolyominoView& view, const PolyominoSession& session) {
    if (view.space) {
        return apart(space::tools)(view, session);
    }
    std::vector<ViewTool> list{{"turn", "Turn", Icon::turn, can_reorient(view, session, true)},
                               {"flip", "Flip", Icon::flip, can_reorient(view, session, false)}};
    add_zoom_tools(list, view.canvas, 12);
    return list;
}

ViewReply<Polyomino> use_tool(PolyominoView& view, const PolyominoSession& session, std::string_view name) {
    if (view.space) {
        return apart(space::use_tool)(view, session, name);
    }
    if (name == "turn" && view.held) {
        turn_held(view, session);
    } else if (name == "flip" && view.held) {
        flip_held(view, session);
    } else {
        use_zoom_tool(view.canvas, name);
    }
    return ViewReply<Polyomino>::view_changed();
}

bool step_focus(PolyominoView& view, const PolyominoSession& session, bool backwards) {
    return TrayBoard<Polyomino>(view, session).step_focus(backwards);
}

void drop_focus(PolyominoView& view) {
    leave_with_focus(view);
}

}  // namespace tessera
