#pragma once

#include "games/polyomino/level.h"

#include <optional>
#include <vector>

// Puzzles in space are put together by hand: a piece is lowered straight down from above onto what is there already.

namespace tessera::polyomino {

// True if the piece at `placement` blocks another that is lowered from above to `other`: one of its cells is higher than
// one of the other's, and less than a cell's width beside it.
bool lies_over(const Level& level, const Placement& placement, const Placement& other);

// Returns the placements in an order in which each can be lowered from above once those before it lie: whatever lies over
// a piece comes after it. The first `fixed_count` of them, which lie on the board already, come as early as they can; then
// those with the lowest cells do. Returns nothing if there is no order: some lie over one another in turn. Precondition: the
// level is in space, and the placements are legal together.
std::optional<std::vector<Placement>> order_from_above(const Level& level,
                                                       const std::vector<Placement>& placements,
                                                       int fixed_count = 0);

// Returns the moves, each of which lays a piece in the position `state`, in such an order; as they came if there is none
// or if the level is flat.
std::vector<Move> laid_from_above(const Level& level, const State& state, std::vector<Move> moves);

}  // namespace tessera::polyomino
