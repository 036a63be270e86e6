#pragma once

#include "app/families/edge_match/view.h"

// What the hand does with a tile: picking up, turning, letting go.

namespace tessera {

bool is_in_tray(const EdgeMatchSession& session, int tile);

void pick_from_tray(EdgeMatchView& view, int tile, HeldTile::Mode mode);
void pick_from_board(EdgeMatchView& view, const EdgeMatchSession& session, Cell cell, HeldTile::Mode mode);
void move_hand(EdgeMatchView& view, Point pointer);

// What players call a turn; states count turns the other way round.
inline constexpr int clockwise = -1;

// A quarter turn of the tile in hand. One that rests on the board is turned there by a move.
ViewReply<EdgeMatch> turn_held(EdgeMatchView& view, int turn = clockwise);
ViewReply<EdgeMatch> turn_on_board(const EdgeMatchSession& session, Cell cell, int turn = clockwise);
void turn_in_tray(EdgeMatchView& view, int tile, int turn = clockwise);

// Lays the tile in hand on a cell; two tiles of the board change places.
ViewReply<EdgeMatch> place_held(EdgeMatchView& view, const EdgeMatchSession& session, Cell cell);
ViewReply<EdgeMatch> take_held_back(EdgeMatchView& view);  // to the tray
void let_go(EdgeMatchView& view);                          // back to where it came from

// Where a tile is drawn: in the tray, on the board, in the hand.
Rect tray_place(const EdgeMatchView& view, int tile);
Rect floating_place(const EdgeMatchView& view);

}  // namespace tessera
