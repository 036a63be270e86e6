#pragma once

#include "games/polyomino/level.h"

namespace tessera::polyomino {

// True if all pieces can turn: the others would be other pieces on a turned board.
bool can_turn(const Level& level);

// Returns the level turned a quarter clockwise, without its recipe, which is for the level as it was made.
// Precondition: can_turn(level).
Level turned(const Level& level);

// Returns the cell of a board with so many rows after a quarter turn clockwise.
Cell turned(Cell cell, int rows);

// Returns the placement turned by quarters, clockwise. `from` and `to` are levels with the same pieces, `to` as
// `from` turned so often.
Placement turned(const Level& from, const Level& to, const Placement& placement, int quarters);
Move turned(const Level& from, const Level& to, const Move& move, int quarters);

}  // namespace tessera::polyomino
