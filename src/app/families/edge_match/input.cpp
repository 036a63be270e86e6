#include "app/board/slot_packing.h"
#include "app/families/edge_match/held.h"

#include <numeric>

// Mouse and touch on an edge match table. Everything shared by tables with a tray is in tray_board.h.

namespace tessera {

namespace {

using Reply = ViewReply<EdgeMatch>;
using Mode = HeldTile::Mode;

std::optional<Cell> tile_at_point(const EdgeMatchView& view, const EdgeMatchSession& session, Point point) {
    const std::optional<Cell> cell = view.canvas.cell_at(point);
    return cell && can_take(session, *cell) ? cell : std::nullopt;
}

}  // namespace

int item_count(const EdgeMatchSession& session) {
    return int_size(session.level().tiles);
}

bool is_in_tray(const EdgeMatchSession& session, int tile) {
    return !cell_of(session.state(), tile);
}

int tray_item_at(const EdgeMatchView& view, const EdgeMatchSession& session, Point point) {
    for (int tile = 0; tile < int_size(view.tray.slots); ++tile) {
        const std::optional<Rect> slot = slot_of(view, tile);
        const bool is_here = slot && slot->contains(point);
        if (is_here && view.tray.contains(point) && is_in_tray(session, tile)) {
            return tile;
        }
    }
    return -1;
}

// Returns nothing while a tile follows the mouse, since a click then places that tile.
std::optional<Cell> board_item_at(const EdgeMatchView& view, const EdgeMatchSession& session, Point point) {
    const bool follows = view.held && view.held->mode == Mode::hovering;
    return follows ? std::nullopt : tile_at_point(view, session, point);
}

// A resting tile is pressed like any other tile on the board.
bool is_over_ghost(const EdgeMatchView& /*view*/, const EdgeMatchSession& /*session*/, Point /*point*/) {
    return false;
}

void take_by_ghost(EdgeMatchView& /*view*/, const TrayPress& /*press*/) {}

Reply tap_ghost(EdgeMatchView& /*view*/, const EdgeMatchSession& /*session*/) {
    return Reply::ignored();
}

bool can_take(const EdgeMatchSession& session, Cell cell) {
    return !is_empty(session.state(), cell);
}

int held_item(const EdgeMatchView& view) {
    return view.held->tile;
}

bool is_over_board(const EdgeMatchView& view) {
    return view.held->over.has_value();
}

std::vector<int> focus_order(const EdgeMatchView& view) {
    std::vector<Rect> rects;
    std::vector<int> tiles;
    for (int tile = 0; tile < int_size(view.tray.slots); ++tile) {
        if (const std::optional<Rect>& slot = at(view.tray.slots, tile)) {
            rects.push_back(*slot);
            tiles.push_back(tile);
        }
    }
    std::vector<int> order;
    for (const int index : reading_order(rects)) {
        order.push_back(at(tiles, index));
    }
    return order;
}

void show_in_tray(EdgeMatchView& view, int tile) {
    if (const std::optional<Rect>& slot = at(view.tray.slots, tile)) {
        view.tray.bring_into_view(*slot);
    }
}

Reply take_back(EdgeMatchView& view, const EdgeMatchSession& session, Cell cell) {
    const edge_match::Placed placed = session.state().board[cell];
    at(view.tray_turn, placed.tile) = placed.turn;
    return Reply::play(edge_match::taking_back(cell));
}

// Turns the tile in hand, or else the one under the pointer.
Reply turn_at(EdgeMatchView& view, const EdgeMatchSession& session, Point point, bool backwards) {
    if (view.held) {
        return turn_held(view, session, backwards);
    }
    if (const std::optional<Cell> cell = tile_at_point(view, session, point)) {
        return turn_on_board(view, session, *cell, backwards);
    }
    const int tile = tray_item_at(view, session, point);
    if (tile < 0) {
        return Reply::ignored();
    }
    turn_in_tray(view, tile, backwards);
    return Reply::view_changed();
}

Reply second_button(EdgeMatchView& view, const EdgeMatchSession& session, Point point) {
    return turn_at(view, session, point, false);
}

// A tap on the tile in hand turns it in place.
Reply tap_board(EdgeMatchView& view, const EdgeMatchSession& session, const TrayPress& press, Cell cell) {
    const bool is_on_itself = press.target == TrayPress::Target::board_item && view.held->from == cell;
    return is_on_itself ? turn_held(view, session, false) : lay_on(view, session, cell);
}

Grasp grasp(const EdgeMatchView& view) {
    return {view.held ? view.held->tile : -1,
            std::accumulate(view.tray_turn.begin(), view.tray_turn.end(), view.held ? view.held->turn : 0)};
}

Reply board_input(EdgeMatchView& view, const EdgeMatchSession& session, const InputEvent& event) {
    return TrayBoard<EdgeMatch>(view, session).input(event);
}

}  // namespace tessera
