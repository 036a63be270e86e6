#pragma once

#include "base/result.h"
#include "games/number_swap/engines/board.h"

#include <memory>
#include <string>
#include <string_view>

namespace tessera::number_swap {

// A heuristic for A*: a linear combination, with weights in hundredths, of two lower bounds on the
// remaining swaps: half the sum of the tiles' distances home, and half the number of misplaced tiles. A
// swap moves two tiles by one, so neither half ever exceeds the true cost; a misplaced tile is at least one
// step away, so the second never exceeds the first. Therefore non-negative weights are admissible if and
// only if they add up to at most 100: two neighbours in each other's place are one swap away, and their h
// is the sum of the weights.
struct LinearHeuristic {
    std::shared_ptr<const Board> board;
    int distance_percent = 100;
    int misplaced_percent = 0;

    bool is_admissible() const { return distance_percent + misplaced_percent <= 100; }

    static int scale() { return 200; }
    int h(StateBytes state) const {
        const int distances = distance_percent == 0 ? 0 : distance_percent * distance_sum(*board, state);
        return distances + (misplaced_percent == 0 ? 0 : misplaced_percent * misplaced_count(state));
    }
};

// Parses `manhattan` (100 0), `misplaced` (0 100), `mixed` (50 50), `sum` (100 100), `double` (200 0), or
// `linear:P,Q` with two weights in hundredths, each from 0 to 1000. Distances go around barriers.
Result<LinearHeuristic> parse_heuristic(std::shared_ptr<const Board> board, std::string_view name);

}  // namespace tessera::number_swap
