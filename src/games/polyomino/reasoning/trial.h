#pragma once

#include "games/polyomino/reasoning/candidates.h"
#include "search/search.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

// Returns the candidates of the open cell that has the fewest (the first of equals).
std::vector<int> tightest_choice(const Candidates& now);

// Depth-first search for one solution with a candidate placed. Forced placements (only placement, only place)
// are made at once, then it branches on the tightest cell. Memory: a copy of the candidates per level.
class Trial {
public:
    Trial(const Candidates& now, int candidate);

    // Makes one assumption. Returns solved if there is a solution, exhausted if there is none.
    Outcome step();
    int depth() const { return depth_; }  // the most candidates assumed at once
    Ticks ticks() const { return ticks_; }

private:
    struct Branching {
        Candidates state;
        std::vector<int> options;
        int next = 0;
    };

    bool settle(Candidates& state);

    std::optional<Candidates> reached_;  // the next state to examine
    std::vector<Branching> branchings_;
    int depth_ = 1;
    Ticks ticks_ = 0;
};

// Approximate cost of one scan of all cells and pieces.
Ticks ticks_of_look(const CandidateTable& table);

}  // namespace tessera::polyomino
