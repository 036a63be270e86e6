#pragma once

#include "base/sentence.h"
#include "games/edge_match/reasoning/finding.h"

namespace tessera::edge_match {

// What a finding says.
Sentence sentence_for(const CandidateTable& table, const Finding& finding);

}  // namespace tessera::edge_match
