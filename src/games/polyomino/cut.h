#pragma once

#include "games/polyomino/generator.h"
#include "games/polyomino/level.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tessera::polyomino {

inline constexpr int blocked_label = -1;    // `#`
inline constexpr int uncovered_label = -2;  // `.`, only in unfinished answers

// A cut grid read as a puzzle: its board, its shapes (equal free polyominoes merged with their count, turned
// and flipped freely), and the grid itself as the one solution that came with it.
struct CutPuzzle {
    Level level;
    State solution;
};

// Labels may be any words; they are numbered in the order of their first cell.
Result<Cut> parse_cut(std::string_view text);

// Every row starts with a blank, so that none can be taken for a comment.
std::string format_cut(const Cut& cut);

// An error if a label's cells do not hang together or a cell has no label.
Result<CutPuzzle> puzzle_of(const Cut& cut);

// What generate() of generator.h makes, with the grid that it was cut into.
Result<CutPuzzle> generate_cut(const Params& params, std::uint64_t seed);

// The placed pieces as labels.
Cut cut_of(const Level& level, const State& state);

// Nothing if the cut is a solution of the level; else the sentence that says what is wrong. Independent of
// every engine and of the rules of play: it reads the level and the cut alone.
std::optional<Sentence> why_not_a_solution(const Level& level, const Cut& cut);

}  // namespace tessera::polyomino
