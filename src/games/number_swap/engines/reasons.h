#pragma once

#include "games/hint.h"
#include "games/number_swap/engines/engine.h"
#include "games/number_swap/engines/lower_bound.h"

#include <vector>

namespace tessera::number_swap {

// Returns the rungs of a hint that explain why so many swaps are needed, as far as the bound goes: the sum of
// the steps of all tiles, the share due to barriers, the tiles that must get past each other, the parity. If
// the bound is met without the parity, also two tiles that every shortest path swaps with each other.
std::vector<HintStep> rungs_of_bound(const Board& board, const Grid<int>& tiles, const LowerBound& bound,
                                     int move_count);

// Returns the sentence that says how many swaps a grid takes, with the number that is proved to be necessary.
Sentence sentence_of_length(int proved, int move_count);

// Returns the step that shows the first of so many swaps that sort a grid, and says what it does to its two tiles; without
// the move (swap_words.cpp).
HintStep step_of_swap(const Board& board, const Grid<int>& tiles, const Move& move, int swap_count);

// Returns the rung that names a tile which barriers cut off from its place. Precondition: there is one.
HintStep rung_of_dead_end(const Level& level, const State& state);

// Returns the options of the search whose path hints and explanations tell: on a large grid no player needs the last
// saved swap.
SolveOptions options_of_hints();

}  // namespace tessera::number_swap
