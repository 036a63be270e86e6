#pragma once

#include "games/polyomino/reasoning/candidates.h"
#include "search/search.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

// The open cell that the fewest candidates can cover (the first of equals), with those candidates.
std::vector<int> tightest_choice(const Candidates& now);

// Depth first search for one solution with a candidate placed: what follows by only placements and only places is
// placed at once, then the tightest cell is branched on. Memory: a copy of the candidates for each level.
class Trial {
public:
    Trial(const Candidates& now, int candidate);

    // One assumption. Solved: there is a solution; exhausted: there is none.
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

    std::optional<Candidates> reached_;  // the state to look at next
    std::vector<Branching> branchings_;
    int depth_ = 1;
    Ticks ticks_ = 0;
};

// About what a look at all cells and pieces costs.
Ticks ticks_of_look(const CandidateTable& table);

}  // namespace tessera::polyomino
