#pragma once

#include "games/explanation.h"
#include "plain_table.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera::polyomino {

// Checks a sentence about sums of cells, gaps, or two that need one, word by word on the table where it should
// hold; its arguments are those from `first` on. Returns what is false; nothing if the sentence is another.
std::optional<std::vector<std::string>> faults_of_ending(const plain::Table& end, const ExplanationStep& line,
                                                         std::size_t first);

}  // namespace tessera::polyomino
