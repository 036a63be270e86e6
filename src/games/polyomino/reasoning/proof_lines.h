#pragma once

#include "games/explanation.h"
#include "games/polyomino/level.h"
#include "games/polyomino/reasoning/prover.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

// A proof has at most so many lines before its last one: what is longer is told as a trial that fails.
inline constexpr int most_proof_lines = 12;

// Puts a proof into words, line by line: what is impossible at its place, and what is left. The last line plays
// the placement, or says that there is a dead end.
std::vector<ExplanationStep> lines_of(const Level& level, const CandidateTable& table,
                                      const PlacementProof& proof);

// Returns the proof that only a search can give: of all candidates of a cell, one leads to a solution.
std::vector<ExplanationStep> lines_of_search(const Level& level, const Candidates& now, int cell,
                                             std::optional<int> survivor);

// Returns the line that plays a candidate for which there is no reason, as several ways lead on.
ExplanationStep line_of_choice(const Level& level, const CandidateTable& table, int cell, int candidate);

}  // namespace tessera::polyomino
