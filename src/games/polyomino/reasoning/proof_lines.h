#pragma once

#include "games/explanation.h"
#include "games/polyomino/level.h"
#include "games/polyomino/reasoning/proof_words.h"
#include "games/polyomino/reasoning/prover.h"

#include <cstdint>
#include <vector>

namespace tessera::polyomino {

// A proof has at most so many lines before its last one: a longer one is shown as a trial that fails.
inline constexpr int most_proof_lines = 12;

// Limits what lines report. The generator chooses puzzles for a technique without bottlenecks; recipes rely on it.
enum class AllowedReasons : std::uint8_t { all, no_bottlenecks };

// Puts a proof into words, line by line: what is impossible at its place, and what is left. The last line plays
// the placement, or says that there is a dead end. `image`: how the board becomes itself, where images are skipped.
std::vector<ExplanationStep> lines_of(const Level& level, const Candidates& now, const PlacementProof& proof,
                                      AllowedReasons allowed = AllowedReasons::all,
                                      BoardImage image = BoardImage::both);

// Explains why candidates of one place are impossible; `words` are about the same position.
std::vector<ExplanationStep> lines_of_refuted(const ProofWords& words, const Candidates& now,
                                              const std::vector<PlacementRefutation>& refuted,
                                              AllowedReasons allowed = AllowedReasons::all);

// Returns the line that plays a candidate for which there is no reason, as several ways lead on.
ExplanationStep line_of_choice(const Level& level, const CandidateTable& table, int cell, int candidate);

}  // namespace tessera::polyomino
