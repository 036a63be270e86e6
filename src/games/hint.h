#pragma once

#include "base/grid.h"
#include "base/sentence.h"

#include <string>
#include <vector>

namespace tessera {

// A sentence with the cells and pieces to highlight. Moves are in text form.
struct HintStep {
    Sentence sentence;
    std::vector<Cell> cells;                 // board cells to highlight
    std::vector<std::string> pieces;         // names of the pieces it mentions
    std::vector<std::string> moves = {};     // shown on the board, not played: placed or taken back
    std::vector<std::string> excludes = {};  // moves crossed out one after another
    std::vector<std::string> assumes = {};   // moves shown that the sentence supposes, never played
    std::string deduction = {};  // the rule that it uses, by its name in the command line's contract
    // The part of `assumes` that those before force: moves at a cell each that nothing else could cover then, and moves to the only
    // place that their pieces have then.
    std::vector<std::string> follows = {};
    std::vector<Cell> forced_at = {};
    std::vector<std::string> alone = {};
    std::vector<std::string> left =
        {};  // moves that are left for a place, which the next steps rule out one by one
    // For each of `excludes` the cells that it would fail at, if that is not the same for all; together they are `cells`.
    std::vector<std::vector<Cell>> fails_at = {};

    bool operator==(const HintStep&) const = default;
};

// Hint for a position, a ladder from vague to exact. `moves` (in text form) are played by the last rung: a
// step forward or, at a dead end, taking back the blamed pieces.
struct Hint {
    bool dead_end = false;  // the position cannot be completed
    std::vector<HintStep> steps;
    std::vector<std::string> moves;

    bool operator==(const Hint&) const = default;
};

// Returns the hint for players who want no mistakes named: at a dead end only the first sentence, which blames no piece.
inline Hint without_blame(Hint hint) {
    if (hint.dead_end && hint.steps.size() > 1) {
        hint.steps = {{hint.steps.front().sentence, {}, {}}};
        hint.moves.clear();
    }
    return hint;
}

}  // namespace tessera
