#pragma once

#include "games/edge_match/reasoning/candidates.h"

#include <optional>
#include <vector>

namespace tessera::edge_match {

// Tries a candidate: makes all forced placements and, if there are none, assumes each candidate of the
// tightest cell in turn.
class Trial {
public:
    Trial(const Candidates& now, const Choice& choice);

    // Returns solved if it leads to a solution, exhausted if it does not.
    Outcome step();
    const std::vector<Choice>& solution() const { return solution_; }  // all placed tiles, once solved
    Ticks ticks() const { return ticks_; }
    int depth() const { return depth_; }  // tiles that had to be assumed at once

private:
    struct Branching {
        Candidates state;
        std::vector<Choice> options;
        int next = 0;
    };

    bool settle(Candidates& state);

    std::optional<Candidates> reached_;
    std::vector<Branching> branchings_;
    std::vector<Choice> solution_;
    int depth_ = 1;
    Ticks ticks_ = 0;
};

}  // namespace tessera::edge_match
