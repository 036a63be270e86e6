#include "app/families/edge_match/held.h"

// Keyboard and buttons of an edge match table.

namespace tessera {

namespace {

using Reply = ViewReply<EdgeMatch>;

// Returns the first keyboard position: the ghost, the cursor, or the first empty cell.
Cell first_cell(const EdgeMatchView& view, const EdgeMatchSession& session) {
    return view.held && view.held->over ? *view.held->over : first_cursor(view, session);
}

std::optional<Cell> tile_under_cursor(const EdgeMatchView& view, const EdgeMatchSession& session) {
    return view.cursor && can_take(session, *view.cursor) ? view.cursor : std::nullopt;
}

Reply turn_by_key(EdgeMatchView& view, const EdgeMatchSession& session, bool backwards) {
    if (view.held) {
        return turn_held(view, session, backwards);
    }
    const std::optional<Cell> cell = tile_under_cursor(view, session);
    return cell ? turn_on_board(view, session, *cell, backwards) : Reply::ignored();
}

}  // namespace

Cell first_cursor(const EdgeMatchView& view, const EdgeMatchSession& session) {
    const edge_match::State& state = session.state();
    for (int index = 0; !view.cursor && index < state.board.size(); ++index) {
        if (is_empty(state, state.board.cell(index))) {
            return state.board.cell(index);
        }
    }
    return view.cursor.value_or(Cell{0, 0});
}

// Picks a tile of the tray by keyboard: its ghost appears at the last one's cell, or on the first empty cell.
void pick_with_key(EdgeMatchView& view, const EdgeMatchSession& session, int tile) {
    const Cell over = first_cell(view, session);
    view.press.reset();
    pick_from_tray(view, session, tile, HeldTile::Mode::resting);
    view.held->over = over;
    view.canvas.bring_into_view(view.canvas.rect_of(over));
}

void step_held(EdgeMatchView& view, const EdgeMatchSession& session, Cell step) {
    const Cell from = first_cell(view, session);
    const Cell cell = view.held->over ? view.canvas.clamped(from + step) : from;
    view.held->mode = HeldTile::Mode::resting;
    view.held->over = cell;
    view.canvas.bring_into_view(view.canvas.rect_of(cell));
}

// Returns the most recently filled cell that is still filled; nothing while there is a cursor.
std::optional<Cell> last_laid(const EdgeMatchView& view, const EdgeMatchSession& session) {
    return view.cursor ? std::nullopt
                       : latest_standing(session, [&](Cell cell) { return can_take(session, cell); });
}

Reply letter_input(EdgeMatchView& view, const EdgeMatchSession& session, const InputEvent& event) {
    if (event.character == 'R') {
        return turn_by_key(view, session, event.shift);
    }
    if (event.character == 'M') {
        view.marks_clashes = !view.marks_clashes;
        return Reply::view_changed();
    }
    return Reply::ignored();
}

// Tiles have no letters.
bool takes_letter(const EdgeMatchSession& /*session*/, char /*letter*/) {
    return false;
}

Reply turn_by_arrow(EdgeMatchView& view, const EdgeMatchSession& session, Key key) {
    const bool is_sideways = key == Key::left || key == Key::right;
    return is_sideways ? turn_by_key(view, session, key == Key::left) : Reply::ignored();
}

std::vector<ViewTool> tools(const EdgeMatchView& view, const EdgeMatchSession& session) {
    const bool can_turn = view.held || tile_under_cursor(view, session);
    std::vector<ViewTool> list{{"turn", "Turn", Icon::turn, can_turn},
                               {"clashes", "Clashes", Icon::clash, true, view.marks_clashes}};
    add_zoom_tools(list, view.canvas, 6);
    return list;
}

ViewReply<EdgeMatch> use_tool(EdgeMatchView& view, const EdgeMatchSession& session, std::string_view name) {
    if (name == "turn") {
        return turn_by_key(view, session, false);
    }
    if (name == "clashes") {
        view.marks_clashes = !view.marks_clashes;
    } else {
        use_zoom_tool(view.canvas, name);
    }
    return ViewReply<EdgeMatch>::view_changed();
}

bool step_focus(EdgeMatchView& view, const EdgeMatchSession& session, bool backwards) {
    return TrayBoard<EdgeMatch>(view, session).step_focus(backwards);
}

void drop_focus(EdgeMatchView& view) {
    leave_with_focus(view);
}

}  // namespace tessera
