#pragma once

#include "lab/record/recorded_search.h"

#include <string>

namespace tessera {

// Returns the tree as CP-Profiler's search log (MiniZinc handbook, chapter
// CP-Profiler, "The protocol for replaying"): a line per node, parents first, with its number, the number of
// its children, and for each child its number and decision, here a move with _ for blanks.
std::string replay_log_of(const RecordedSearch& search);

}  // namespace tessera
