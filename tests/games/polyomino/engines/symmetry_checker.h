#pragma once

#include "games/explanation.h"
#include "plain_table.h"

#include <string>
#include <vector>

namespace tessera::polyomino {

// Checks a line that spares placements which are images of others when the board is turned or mirrored: by the eight maps
// of squares, or else by distances, and that all solutions are images of one. Returns what is false.
std::vector<std::string> faults_of_symmetry(const plain::Table& here, const ExplanationStep& line);

}  // namespace tessera::polyomino
