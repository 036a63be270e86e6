#pragma once

#include "base/grid.h"
#include "base/sentence.h"

#include <string>
#include <vector>

namespace tessera {

// One rung of the ladder: what is said, and what lights up while it is said.
struct HintStep {
    Sentence sentence;
    std::vector<Cell> cells;  // cells of the board to light up
    std::string piece;        // name of the piece to light up in the tray, empty if none

    bool operator==(const HintStep&) const = default;
};

// Help from the position as it stands, from vague to exact. `moves` (in text form) are what the last rung
// plays: a step forward, or, at a dead end, taking back the pieces to blame.
struct Hint {
    bool dead_end = false;  // the position cannot be completed
    std::vector<HintStep> steps;
    std::vector<std::string> moves;

    bool operator==(const Hint&) const = default;
};

}  // namespace tessera
