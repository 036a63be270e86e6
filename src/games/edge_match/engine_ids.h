#pragma once

#include "games/engine_info.h"

#include <array>

namespace tessera::edge_match {

// The first is the default for players. All are complete.
inline constexpr std::array<EngineInfo, 5> engines = {{
    {"interleaved", "Automatic", "fixed_order and mrv in turns, until one has an answer", "race"},
    {"fixed_order", "Border first, fits looked up",
     "cells in an order chosen beforehand, the tiles that fit looked up in tables", "fast"},
    {"dancing_links", "Dancing links", "exact cover with coloured items for the edges", "links"},
    {"mrv", "Scarcest cell first", "the cell with the fewest fitting tiles next (minimum remaining values)",
     "scarce"},
    {"row_by_row", "Row by row", "the first open cell next, row by row", "rows"},
}};

}  // namespace tessera::edge_match
