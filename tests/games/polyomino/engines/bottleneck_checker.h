#pragma once

#include "games/explanation.h"
#include "plain_table.h"

#include <string>
#include <vector>

namespace tessera::polyomino {

// Checks a sentence about the only way out of some cells, its first cell, word by word on the table where it should hold,
// and that it rules this way out. Returns what is false.
std::vector<std::string> faults_of_bottleneck(const plain::Table& here, const ExplanationStep& line,
                                              const plain::Way& way);

}  // namespace tessera::polyomino
