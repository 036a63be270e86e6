#pragma once

#include "games/polyomino/engines/position_cover.h"
#include "games/polyomino/level.h"
#include "search/frontier/grid_cover.h"

#include <vector>

namespace tessera::polyomino {

// One of the eight ways to lay a square onto itself: transposed or not, then mirrored.
struct Symmetry {
    bool transposes = false;
    bool mirrors_rows = false;
    bool mirrors_columns = false;

    bool operator==(const Symmetry&) const = default;
};

Cell image_of(const Symmetry& symmetry, Cell cell, const Grid<Square>& board);

// The board's own symmetries, the identity first.
std::vector<Symmetry> symmetries_of(const Grid<Square>& board);

// What a symmetry of the board does to the solutions of a position.
enum class Effect {
    keeps,  // every solution becomes a solution
    loses,  // none does
    mixes,  // perhaps some do
};
Effect effect_on_solutions(const Level& level, const State& state, const Symmetry& symmetry);

// The solutions of the position that the symmetry, one that keeps solutions, maps onto themselves: as a cover
// by options that are joined with their images.
GridCover symmetric_cover(const PositionCover& position, const Level& level, const Symmetry& symmetry);

// What it takes at most, and what making it takes.
std::uint64_t symmetric_cover_bytes(const PositionCover& position);

}  // namespace tessera::polyomino
