#pragma once

#include "base/grid.h"
#include "base/sentence.h"

#include <string>
#include <vector>

namespace tessera {

// One deduction on the way to the end. Moves are in text form.
struct ExplanationStep {
    std::string deduction;  // its name, a word of the command line's contract
    Sentence sentence;
    std::vector<std::string> pieces;    // names of those it speaks of
    std::vector<Cell> cells;            // to look at
    std::vector<std::string> moves;     // what it plays
    std::vector<std::string> excludes;  // moves that it rules out

    bool operator==(const ExplanationStep&) const = default;
};

// The whole way from a position to a solution, or to what shows that there is none.
struct Explanation {
    bool is_dead_end = false;
    bool has_chosen = false;  // several solutions: some step is no deduction
    std::vector<ExplanationStep> steps;

    bool operator==(const Explanation&) const = default;
};

}  // namespace tessera
