#pragma once

#include "games/polyomino/generator.h"
#include "games/polyomino/level.h"

#include <string>
#include <string_view>

namespace tessera::polyomino {

// A cut grid read as a puzzle: its board, its shapes (equal free polyominoes merged with their count, turned
// and flipped freely), and the grid itself as the one solution that came with it.
struct CutPuzzle {
    Level level;
    State solution;
};

Result<Cut> parse_cut(std::string_view text);
std::string format_cut(const Cut& cut);
CutPuzzle puzzle_of(const Cut& cut);

// How `solve` prints an answer: each placed piece its label, `#` blocked, `.` a cell left open.
std::string format_answer(const Level& level, const State& state);

// Nothing if the cut is a solution of the level; else the sentence that says what is wrong. Independent of
// every engine and of State: it reads the level and the cut alone.
std::optional<Sentence> why_not_a_solution(const Level& level, const Cut& cut);

}  // namespace tessera::polyomino
