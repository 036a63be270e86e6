#include "app/families/edge_match/held.h"

#include <algorithm>

// The keyboard and the buttons of an edge match table.

namespace tessera {

ViewReply<EdgeMatch> key_input(EdgeMatchView& view, const EdgeMatchSession& session, const InputEvent& event);

namespace {

using Mode = HeldTile::Mode;

Cell first_cell(const EdgeMatchView& view, const EdgeMatchSession& session) {
    if (view.held && view.held->over) {
        return *view.held->over;
    }
    if (view.cursor) {
        return *view.cursor;
    }
    const edge_match::State& state = session.state();
    for (int index = 0; index < state.board.size(); ++index) {
        if (is_empty(state, state.board.cell(index))) {
            return state.board.cell(index);
        }
    }
    return {0, 0};
}

// Takes a tile of the tray in hand for the keyboard: its ghost appears where the last one was, or on the
// first empty cell.
void pick_with_key(EdgeMatchView& view, const EdgeMatchSession& session, int tile) {
    const Cell over = first_cell(view, session);
    view.press.reset();
    pick_from_tray(view, tile, Mode::resting);
    view.held->over = over;
    view.canvas.bring_into_view(view.canvas.rect_of(over));
}

ViewReply<EdgeMatch> arrow_input(EdgeMatchView& view, const EdgeMatchSession& session, Key key) {
    const bool starts = view.held ? !view.held->over : !view.cursor;
    Cell cell = first_cell(view, session);
    cell = starts ? cell : view.canvas.clamped(cell + step_of(key));
    if (view.held) {
        view.held->mode = Mode::resting;
        view.held->over = cell;
    } else {
        view.cursor = cell;
    }
    view.canvas.bring_into_view(view.canvas.rect_of(cell));
    return ViewReply<EdgeMatch>::view_changed();
}

std::optional<Cell> tile_under_cursor(const EdgeMatchView& view, const EdgeMatchSession& session) {
    return view.cursor && !is_empty(session.state(), *view.cursor) ? view.cursor : std::nullopt;
}

ViewReply<EdgeMatch> enter_input(EdgeMatchView& view, const EdgeMatchSession& session) {
    if (view.held) {
        return view.held->over ? place_held(view, session, *view.held->over)
                               : ViewReply<EdgeMatch>::view_changed();
    }
    const std::optional<Cell> cell = tile_under_cursor(view, session);
    if (!cell) {
        return ViewReply<EdgeMatch>::ignored();
    }
    view.press.reset();
    pick_from_board(view, session, *cell, Mode::resting);
    return ViewReply<EdgeMatch>::view_changed();
}

// The cell filled last that is still filled.
std::optional<Cell> latest_cell(const EdgeMatchSession& session) {
    return latest_standing(session, [&](Cell cell) { return !is_empty(session.state(), cell); });
}

ViewReply<EdgeMatch> backspace_input(EdgeMatchView& view, const EdgeMatchSession& session) {
    if (view.held) {
        return take_held_back(view);
    }
    const std::optional<Cell> under = tile_under_cursor(view, session);
    const std::optional<Cell> cell = under ? under : view.cursor ? std::nullopt : latest_cell(session);
    if (!cell) {
        return ViewReply<EdgeMatch>::ignored();
    }
    const edge_match::Placed placed = session.state().board[*cell];
    at(view.tray_turn, placed.tile) = placed.turn;
    return ViewReply<EdgeMatch>::play(edge_match::taking_back(*cell));
}

ViewReply<EdgeMatch> escape_input(EdgeMatchView& view) {
    const bool had = view.held || view.cursor;
    if (view.held) {
        let_go(view);
    } else {
        view.cursor.reset();
    }
    return ViewReply<EdgeMatch>::view_changed(had);
}

ViewReply<EdgeMatch> turn_by_key(EdgeMatchView& view, const EdgeMatchSession& session, int turn) {
    if (view.held) {
        return turn_held(view, turn);
    }
    const std::optional<Cell> cell = tile_under_cursor(view, session);
    return cell ? turn_on_board(session, *cell, turn) : ViewReply<EdgeMatch>::ignored();
}

ViewReply<EdgeMatch> letter_input(EdgeMatchView& view, const EdgeMatchSession& session,
                                  const InputEvent& event) {
    if (event.character == 'R') {
        return turn_by_key(view, session, event.shift ? -clockwise : clockwise);
    }
    if (event.character == 'M') {
        view.marks_clashes = !view.marks_clashes;
        return ViewReply<EdgeMatch>::view_changed();
    }
    return ViewReply<EdgeMatch>::ignored();
}

}  // namespace

ViewReply<EdgeMatch> key_input(EdgeMatchView& view, const EdgeMatchSession& session,
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
            return escape_input(view);
        default:
            return ViewReply<EdgeMatch>::ignored();
    }
}

std::vector<ViewTool> tools(const EdgeMatchView& view, const EdgeMatchSession& session) {
    const bool can_turn = view.held || tile_under_cursor(view, session);
    std::vector<ViewTool> list{{"turn", "Turn", Icon::turn, can_turn},
                               {"clashes", "Clashes", Icon::check, true, view.marks_clashes}};
    add_zoom_tools(list, view.canvas, 6);
    return list;
}

ViewReply<EdgeMatch> use_tool(EdgeMatchView& view, const EdgeMatchSession& session, std::string_view name) {
    if (name == "turn") {
        return turn_by_key(view, session, clockwise);
    }
    if (name == "clashes") {
        view.marks_clashes = !view.marks_clashes;
    } else {
        use_zoom_tool(view.canvas, name);
    }
    return ViewReply<EdgeMatch>::view_changed();
}

bool step_focus(EdgeMatchView& view, const EdgeMatchSession& session, bool backwards) {
    const bool starts = !view.held || view.held->from;
    const int tile =
        next_stop(int_size(session.level().tiles), starts ? std::nullopt : std::optional(view.held->tile),
                  backwards, [&](int other) { return is_in_tray(session, other); });
    if (tile < 0) {
        return false;
    }
    pick_with_key(view, session, tile);
    if (const std::optional<Rect>& slot = at(view.tray.slots, tile)) {
        view.tray.bring_into_view(*slot);
    }
    return true;
}

void drop_focus(EdgeMatchView& view) {
    leave_with_focus(view);
}

}  // namespace tessera
