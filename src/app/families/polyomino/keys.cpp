#include "app/families/polyomino/held.h"

#include <algorithm>

// The keyboard and the buttons of a polyomino table.

namespace tessera {

using polyomino::Placement;

namespace {

using Mode = HeldPiece::Mode;

// The next piece of the tray after the held one whose name starts with the letter, in a circle.
int piece_with_letter(const PolyominoView& view, const PolyominoSession& session, char letter) {
    const auto& pieces = session.level().pieces;
    const int start = view.held ? view.held->at.piece + 1 : 0;
    for (int step = 0; step < int_size(pieces); ++step) {
        const int piece = (start + step) % int_size(pieces);
        const std::string& name = at(pieces, piece).name;
        const char first = name.empty() ? '\0' : name.front();
        const char upper = first >= 'a' && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : first;
        if (upper == letter && is_in_tray(session, piece)) {
            return piece;
        }
    }
    return -1;
}

bool can_reorient(const PolyominoView& view, const PolyominoSession& session, bool by_turning) {
    if (!view.held) {
        return false;
    }
    const polyomino::Piece& piece = at(session.level().pieces, view.held->at.piece);
    return (by_turning ? piece.can_turn : piece.can_flip) && piece.orientations.size() > 1;
}

}  // namespace

// Takes a piece of the tray in hand for the keyboard: its ghost appears where the last one was, or in the
// middle.
void pick_with_key(PolyominoView& view, const PolyominoSession& session, int piece) {
    Cell corner{view.canvas.rows() / 2, view.canvas.columns() / 2};
    if (view.held && view.held->has_ghost) {
        corner = view.held->at.corner;
    } else if (view.cursor) {
        corner = *view.cursor;
    } else {
        const polyomino::Shape& shape = shape_of(session, piece, at(view.tray_orientation, piece));
        corner = {(view.canvas.rows() - shape.rows()) / 2, (view.canvas.columns() - shape.columns()) / 2};
    }
    view.press.reset();
    pick_from_tray(view, session, piece, Mode::resting);
    rest_ghost(view, session, corner);
}

// The ghost goes one cell on, or appears in the middle.
void step_held(PolyominoView& view, const PolyominoSession& session, Cell step) {
    const Cell middle{view.canvas.rows() / 2, view.canvas.columns() / 2};
    rest_ghost(view, session, view.held->has_ghost ? view.held->at.corner + step : middle);
}

Cell first_cursor(const PolyominoView& /*view*/, const PolyominoSession& /*session*/) {
    return {0, 0};
}

// A cell of the piece that was laid last of those that still lie there.
std::optional<Cell> last_laid(const PolyominoView& /*view*/, const PolyominoSession& session) {
    const auto& placed = session.state().placed;
    const std::optional<Placement> latest = latest_standing(session, [&](const Placement& placement) {
        return std::find(placed.begin(), placed.end(), placement) != placed.end();
    });
    return latest ? std::optional(cells_of(session.level(), *latest).front()) : std::nullopt;
}

ViewReply<Polyomino> letter_input(PolyominoView& view, const PolyominoSession& session,
                                  const InputEvent& event) {
    const bool turns = event.character == 'R' && !event.shift;
    const bool flips = event.character == 'F' && !event.shift;
    if (view.held && turns) {
        return turn_held(view, session);
    }
    if (view.held && flips) {
        flip_held(view, session);
        return ViewReply<Polyomino>::view_changed();
    }
    constexpr std::string_view commands = "ZYHKJ";  // with shift they are pieces
    const bool is_command = commands.find(event.character) != std::string_view::npos && !event.shift;
    const int piece = is_command ? -1 : piece_with_letter(view, session, event.character);
    if (piece < 0) {
        return ViewReply<Polyomino>::ignored();
    }
    pick_with_key(view, session, piece);
    return ViewReply<Polyomino>::view_changed();
}

std::vector<ViewTool> tools(const PolyominoView& view, const PolyominoSession& session) {
    std::vector<ViewTool> list{{"turn", "Turn", Icon::turn, can_reorient(view, session, true)},
                               {"flip", "Flip", Icon::flip, can_reorient(view, session, false)}};
    add_zoom_tools(list, view.canvas, 12);
    return list;
}

ViewReply<Polyomino> use_tool(PolyominoView& view, const PolyominoSession& session, std::string_view name) {
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
