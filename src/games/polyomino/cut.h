#pragma once

#include "games/polyomino/generator.h"
#include "games/polyomino/level.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tessera::polyomino {

inline constexpr int blocked_label = -1;    // `#`
inline constexpr int uncovered_label = -2;  // `.`, only in unfinished answers

// A cut grid read as a puzzle: its board, its shapes (equal free polyominoes merged and counted, free to turn
// and flip) and the grid itself as the one known solution.
struct CutPuzzle {
    Level level;
    State solution;
};

// Parses a grid of labels. Labels may be any words; they are numbered in the order of their first cell.
Result<Cut> parse_cut(std::string_view text);

// Starts every row with a blank, so that none can be mistaken for a comment.
std::string format_cut(const Cut& cut);

// Returns an error if a label's cells are not connected or a cell has no label.
Result<CutPuzzle> puzzle_of(const Cut& cut, const Lattice* lattice = nullptr);

// Makes the same puzzle as generate() in generator.h, together with the grid that it was cut into.
Result<CutPuzzle> generate_cut(const Params& params, std::uint64_t seed);

// Returns the placed pieces as labels.
Cut cut_of(const Level& level, const State& state);

// Returns nothing if the cut is a solution of the level, else the reason why not. Independent of the engines
// and of the rules of play: reads only the level and the cut.
std::optional<Sentence> why_not_a_solution(const Level& level, const Cut& cut);

}  // namespace tessera::polyomino
