#pragma once

#include "games/explanation.h"
#include "games/polyomino/level.h"

#include <string>
#include <vector>

namespace tessera::polyomino {

// Checks an explanation sentence by sentence against the rules alone: it shares no code with what reasons, and
// takes each sentence literally. Returns what is wrong, one line for each fault.
std::vector<std::string> faults_of(const Level& level, const State& state, const Explanation& explanation);

}  // namespace tessera::polyomino
