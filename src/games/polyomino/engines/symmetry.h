#pragma once

#include "games/polyomino/engines/position_cover.h"
#include "games/polyomino/lattice/lattice.h"
#include "games/polyomino/level.h"
#include "search/frontier/grid_cover.h"

#include <cstdint>
#include <vector>

namespace tessera::polyomino {

// One of the eight symmetries of a square: transposed or not, then mirrored. On another lattice: turned, then moved.
struct Symmetry {
    bool transposes = false;
    bool mirrors_rows = false;
    bool mirrors_columns = false;
    const Lattice* lattice = nullptr;  // null: squares
    Turn turn = no_turn;
    Site moved = {};

    bool is_identity() const { return !transposes && !mirrors_rows && !mirrors_columns && turn == no_turn; }
    bool operator==(const Symmetry&) const = default;
};

Cell image_of(const Symmetry& symmetry, Cell cell, const Grid<Square>& board);
// Returns the images of the cells, sorted.
std::vector<Cell> image_of(const Symmetry& symmetry, const std::vector<Cell>& cells,
                           const Grid<Square>& board);

// Returns the board's own symmetries, the identity first. In space reflections are among them, whether or not the
// pieces may be mirrored.
std::vector<Symmetry> symmetries_of(const Level& level);

// Effect of a board symmetry on the solutions of a position.
enum class Effect {
    keeps,  // every solution becomes a solution
    loses,  // no solution does
    mixes,  // some may
};
Effect effect_on_solutions(const Level& level, const State& state, const Symmetry& symmetry);

// Returns a cover of the position's solutions that the symmetry maps onto themselves; its options are the
// original ones joined with their images. Precondition: the symmetry keeps solutions.
GridCover symmetric_cover(const PositionCover& position, const Level& level, const Symmetry& symmetry);

// Returns an upper bound on the bytes of that cover and of building it.
std::uint64_t symmetric_cover_bytes(const PositionCover& position);

}  // namespace tessera::polyomino
