#pragma once

#include "base/sentence.h"
#include "games/edge_match/reasoning/finding.h"

#include <vector>

namespace tessera::edge_match {

// Returns the sentence for a finding. `laid` has the number of placed tiles of each kind, which
// are not named.
Sentence sentence_for(const CandidateTable& table, const Finding& finding, const std::vector<int>& laid);

}  // namespace tessera::edge_match
