#pragma once

#include "games/polyomino/level.h"
#include "games/polyomino/params.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Boards of the generator on other lattices than that of squares: outlines with sides of so many cells, and drawn ones.
// This header is all that the params of squares ask of lattices.

namespace tessera::polyomino {

// The names of all outlines.
const std::vector<std::string_view>& outline_names();
// The names of the sets that are no sets of squares.
const std::vector<std::string_view>& lattice_set_names();

inline constexpr int most_layers = 12;

// Returns the lattice that params name; null: squares.
const Lattice* lattice_of(const Params& params);

// The functions below are for params that name a lattice.

// Returns nothing, or the reason why there is no such board or no such set.
std::optional<Sentence> why_not_on_lattice(const Params& params);

// Precondition: why_not_on_lattice() has no reason. The level has the pieces of the set, if one is named.
Level level_on_lattice(const Params& params);

// Returns "hexagon 4", "parallelogram 6x6", "box 3x10x2" (columns, rows, layers) or "drawn hexagonal".
std::string name_of_board_on_lattice(const Params& params);

// Returns the params of a drawn board: `size 5x4 mask Ag8 lattice hexagonal`; an error if it is too large.
Result<std::string> params_of_board_on_lattice(const Level& level);

}  // namespace tessera::polyomino
