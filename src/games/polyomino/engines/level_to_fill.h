#pragma once

#include "games/polyomino/level.h"
#include "games/polyomino/params.h"

#include <cstdint>
#include <string>
#include <vector>

// A level before it has givens: board, pieces and title.

namespace tessera::polyomino {

// Returns the empty board of the params with the pieces of their set.
Level level_of_set(const Params& params, std::uint64_t seed);

std::string title_of(const Params& params, std::uint64_t seed);

// Takes away the pieces that a solution does not use: a figure, or a board on another lattice, is covered by some of the set's
// pieces, which are all that the puzzle has.
void leave_out_unused(Level& level, std::vector<Placement>& solution);

}  // namespace tessera::polyomino
