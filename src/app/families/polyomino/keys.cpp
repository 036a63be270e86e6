#include "app/families/polyomino/held.h"

#include <algorithm>

// The keyboard and the buttons of a polyomino table.

namespace tessera {

ViewReply<Polyomino> key_input(PolyominoView& view, const PolyominoSession& session, const InputEvent& event);

namespace {

using polyomino::Placement;
using Mode = HeldPiece::Mode;

bool is_in_tray(const PolyominoSession& session, int piece) {
    return left_count(session.level(), session.state(), piece) > 0;
}

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

ViewReply<Polyomino> letter_input(PolyominoView& view, const PolyominoSession& session,
                                  const InputEvent& event) {
    const bool turns = event.character == 'R' && !event.shift;
    const bool flips = event.character == 'F' && !event.shift;
    if (view.held && turns) {
        turn_held(view, session);
        return ViewReply<Polyomino>::view_changed();
    }
    if (view.held && flips) {
        flip_held(view, session);
        return ViewReply<Polyomino>::view_changed();
    }
    const bool is_command = event.character == 'Z' || event.character == 'Y' || event.character == 'H';
    const int piece = is_command && !event.shift ? -1 : piece_with_letter(view, session, event.character);
    if (piece < 0) {
        return ViewReply<Polyomino>::ignored();
    }
    pick_with_key(view, session, piece);
    return ViewReply<Polyomino>::view_changed();
}

ViewReply<Polyomino> arrow_input(PolyominoView& view, const PolyominoSession& session, Key key) {
    const Cell step = step_of(key);
    if (view.held) {
        const Cell middle{view.canvas.rows() / 2, view.canvas.columns() / 2};
        rest_ghost(view, session, view.held->has_ghost ? view.held->at.corner + step : middle);
        return ViewReply<Polyomino>::view_changed();
    }
    const Cell cell = view.cursor ? view.canvas.clamped(*view.cursor + step) : Cell{0, 0};
    view.cursor = cell;
    view.canvas.bring_into_view(view.canvas.rect_of(cell));
    return ViewReply<Polyomino>::view_changed();
}

int placed_at(const PolyominoSession& session, Cell cell) {
    return cover_of(session.level(), session.state())[cell];
}

bool is_given(const PolyominoSession& session, const Placement& placement) {
    const auto& givens = session.level().givens;
    return std::find(givens.begin(), givens.end(), placement) != givens.end();
}

ViewReply<Polyomino> enter_input(PolyominoView& view, const PolyominoSession& session) {
    if (view.held) {
        return place_held(view, session);
    }
    const int placed = view.cursor ? placed_at(session, *view.cursor) : -1;
    if (placed < 0 || is_given(session, at(session.state().placed, placed))) {
        return ViewReply<Polyomino>::ignored();
    }
    view.press.reset();
    pick_from_board(view, session, placed, Mode::resting);
    return ViewReply<Polyomino>::view_changed();
}

ViewReply<Polyomino> backspace_input(PolyominoView& view, const PolyominoSession& session) {
    if (view.held) {
        return take_held_back(view);
    }
    const int under_cursor = view.cursor ? placed_at(session, *view.cursor) : -1;
    if (under_cursor >= 0 && !is_given(session, at(session.state().placed, under_cursor))) {
        return ViewReply<Polyomino>::play(polyomino::taking_back(at(session.state().placed, under_cursor)));
    }
    const auto& placed = session.state().placed;
    const std::optional<Placement> latest = latest_standing(session, [&](const Placement& placement) {
        return std::find(placed.begin(), placed.end(), placement) != placed.end();
    });
    return latest ? ViewReply<Polyomino>::play(polyomino::taking_back(*latest))
                  : ViewReply<Polyomino>::ignored();
}

ViewReply<Polyomino> escape_input(PolyominoView& view, const PolyominoSession& session) {
    if (view.held) {
        let_go(view, session);
        return ViewReply<Polyomino>::view_changed();
    }
    const bool had_cursor = view.cursor.has_value();
    view.cursor.reset();
    return ViewReply<Polyomino>::view_changed(had_cursor);
}

bool can_reorient(const PolyominoView& view, const PolyominoSession& session, bool by_turning) {
    if (!view.held) {
        return false;
    }
    const polyomino::Piece& piece = at(session.level().pieces, view.held->at.piece);
    return (by_turning ? piece.can_turn : piece.can_flip) && piece.orientations.size() > 1;
}

}  // namespace

ViewReply<Polyomino> key_input(PolyominoView& view, const PolyominoSession& session,
                               const InputEvent& event) {
    switch (event.key) {
        case Key::character:
            return letter_input(view, session, event);
        case Key::left:
        case Key::right:
        case Key::up:
        case Key::down:
            return arrow_input(view, session, event.key);
        case Key::enter:
        case Key::space:
            return enter_input(view, session);
        case Key::backspace:
            return backspace_input(view, session);
        case Key::escape:
            return escape_input(view, session);
        default:
            return ViewReply<Polyomino>::ignored();
    }
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
    const bool starts = !view.held || view.held->from;
    const int piece = next_stop(int_size(session.level().pieces),
                                starts ? std::nullopt : std::optional(view.held->at.piece), backwards,
                                [&](int kind) { return is_in_tray(session, kind); });
    if (piece < 0) {
        return false;
    }
    pick_with_key(view, session, piece);
    view.tray.bring_into_view(slot_of(view.tray, piece).rect);
    return true;
}

void drop_focus(PolyominoView& view) {
    leave_with_focus(view);
}

}  // namespace tessera
