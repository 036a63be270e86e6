#pragma once

#include "lab/record/recorded_search.h"

#include <string>

namespace tessera {

// The tree of a search as CP-Profiler's search log, which its users merge and replay (MiniZinc handbook, chapter
// CP-Profiler, "The protocol for replaying"): a line for each node, parents first, with its number, how many children
// it has, and for each child its number and the decision that leads to it, here a move with _ for blanks.
std::string replay_log_of(const RecordedSearch& search);

}  // namespace tessera
