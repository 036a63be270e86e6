#pragma once

#include "base/grid.h"
#include "base/sentence.h"

#include <string>
#include <vector>

namespace tessera {

// A sentence, and what lights up while it is said. Moves are in text form.
struct HintStep {
    Sentence sentence;
    std::vector<Cell> cells;                 // of the board, to look at
    std::vector<std::string> pieces;         // names of those it speaks of
    std::vector<std::string> moves = {};     // shown on the board, not played: what is laid or taken back
    std::vector<std::string> excludes = {};  // moves crossed out, one after the other

    bool operator==(const HintStep&) const = default;
};

// Help from the position as it stands, a ladder from vague to exact. `moves` (in text form) are what the last rung
// plays: a step forward, or, at a dead end, taking back the pieces to blame.
struct Hint {
    bool dead_end = false;  // the position cannot be completed
    std::vector<HintStep> steps;
    std::vector<std::string> moves;

    bool operator==(const Hint&) const = default;
};

}  // namespace tessera
