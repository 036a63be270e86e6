#pragma once

#include "base/result.h"
#include "games/polyomino/lattice/lattice.h"
#include "games/polyomino/level.h"

#include <string_view>
#include <vector>

namespace tessera::polyomino {

// Reads level text (lattice_text.h) on one of the lattices `known`.
Result<Level> read_on_lattice(std::string_view text, bool is_draft, const std::vector<const Lattice*>& known);

}  // namespace tessera::polyomino
