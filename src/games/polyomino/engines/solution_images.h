#pragma once

#include "games/polyomino/engines/analyser.h"
#include "games/polyomino/reasoning/candidate_table.h"
#include "games/polyomino/reasoning/proof_words.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

// The images of a position's only solution, and of its candidates, under its symmetries.
struct SolutionImages {
    int count = 0;  // of the solutions
    BoardImage board = BoardImage::both;
    std::vector<int> orbits;     // a number for each candidate, the same for its images
    std::vector<int> survivors;  // candidates that are in a solution
};

// Returns nothing unless there are several solutions, all of them images of the completion.
std::optional<SolutionImages> solution_images(const Level& level, const State& state,
                                              const CandidateTable& table, const PlacementAnalysis& known,
                                              const std::vector<Placement>& completion);

}  // namespace tessera::polyomino
