#pragma once

#include "app/families/edge_match/view.h"

#include <optional>
#include <vector>

// The tile in hand: picking up, turning, letting go.

namespace tessera {

void pick_from_tray(EdgeMatchView& view, const EdgeMatchSession& session, int tile, HeldTile::Mode mode);
void pick_from_board(EdgeMatchView& view, const EdgeMatchSession& session, Cell cell, HeldTile::Mode mode);
void move_hand(EdgeMatchView& view, const EdgeMatchSession& session, Point pointer);

// Turns the tile in hand a quarter turn clockwise, or back. If it rests on the board, this is a move.
ViewReply<EdgeMatch> turn_held(EdgeMatchView& view, const EdgeMatchSession& session, bool backwards);
ViewReply<EdgeMatch> turn_on_board(EdgeMatchView& view, const EdgeMatchSession& session, Cell cell,
                                   bool backwards);
void turn_in_tray(EdgeMatchView& view, int tile, bool backwards);

// Places the tile in hand on a cell, or at its ghost; two tiles of the board are swapped.
ViewReply<EdgeMatch> lay_on(EdgeMatchView& view, const EdgeMatchSession& session, Cell cell);
ViewReply<EdgeMatch> place_held(EdgeMatchView& view, const EdgeMatchSession& session);
ViewReply<EdgeMatch> take_held_back(EdgeMatchView& view, const EdgeMatchSession& session);  // to the tray
void let_go(EdgeMatchView& view, const EdgeMatchSession& session);  // returns it to where it came from

// Returns the turn of a tile in the tray; 0 before the first layout.
int turn_in_tray(const EdgeMatchView& view, int tile);
// Returns the slot of a tile on the screen; none if it closed up, or before the first layout.
std::optional<Rect> slot_of(const EdgeMatchView& view, int tile);
// Position of a tile in the tray, or in the hand.
Rect tray_place(const EdgeMatchView& view, int tile);
Rect floating_place(const EdgeMatchView& view);

// Functions required by TrayBoard (app/board/tray_board.h).
int item_count(const EdgeMatchSession& session);
bool is_in_tray(const EdgeMatchSession& session, int tile);
int tray_item_at(const EdgeMatchView& view, const EdgeMatchSession& session, Point point);
std::optional<Cell> board_item_at(const EdgeMatchView& view, const EdgeMatchSession& session, Point point);
bool is_over_ghost(const EdgeMatchView& view, const EdgeMatchSession& session, Point point);
bool can_take(const EdgeMatchSession& session, Cell cell);
int held_item(const EdgeMatchView& view);
bool is_over_board(const EdgeMatchView& view);
Cell first_cursor(const EdgeMatchView& view, const EdgeMatchSession& session);
inline Cell next_cursor(const EdgeMatchView& view, const EdgeMatchSession& /*session*/, Cell step) {
    return view.canvas.clamped(*view.cursor + step);
}
std::optional<Cell> last_laid(const EdgeMatchView& view, const EdgeMatchSession& session);
void pick_with_key(EdgeMatchView& view, const EdgeMatchSession& session, int tile);
void take_by_ghost(EdgeMatchView& view, const TrayPress& press);
void step_held(EdgeMatchView& view, const EdgeMatchSession& session, Cell step);
std::vector<int> focus_order(const EdgeMatchView& view);
void show_in_tray(EdgeMatchView& view, int tile);
ViewReply<EdgeMatch> take_back(EdgeMatchView& view, const EdgeMatchSession& session, Cell cell);
ViewReply<EdgeMatch> turn_at(EdgeMatchView& view, const EdgeMatchSession& session, Point point,
                             bool backwards);
ViewReply<EdgeMatch> second_button(EdgeMatchView& view, const EdgeMatchSession& session, Point point);
ViewReply<EdgeMatch> tap_board(EdgeMatchView& view, const EdgeMatchSession& session, const TrayPress& press,
                               Cell cell);
ViewReply<EdgeMatch> tap_ghost(EdgeMatchView& view, const EdgeMatchSession& session);
ViewReply<EdgeMatch> turn_by_arrow(EdgeMatchView& view, const EdgeMatchSession& session, Key key);
ViewReply<EdgeMatch> letter_input(EdgeMatchView& view, const EdgeMatchSession& session,
                                  const InputEvent& event);

}  // namespace tessera
