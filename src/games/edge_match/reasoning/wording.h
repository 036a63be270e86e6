#pragma once

#include "base/sentence.h"
#include "games/edge_match/reasoning/finding.h"

#include <vector>

namespace tessera::edge_match {

// What a finding says after so many tiles of each kind have been laid, which it does not name.
Sentence sentence_for(const CandidateTable& table, const Finding& finding, const std::vector<int>& laid);

}  // namespace tessera::edge_match
