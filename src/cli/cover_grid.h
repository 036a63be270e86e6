#pragma once

#include "cli/input.h"
#include "search/exact_cover/exact_cover.h"
#include "search/frontier/grid_cover.h"

#include <cstdint>

namespace tessera {

// Returns the problem as the engines for boards see it: its primary items are a line of cells, a secondary item is a resource of
// which there is one. Options keep their numbers. The error is a sentence: those engines know no colours, and their tables
// need memory.
Readable<GridCover> grid_cover_of(const ExactCover& problem, std::uint64_t memory_bytes);

}  // namespace tessera
