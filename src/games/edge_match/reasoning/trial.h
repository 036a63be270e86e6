#pragma once

#include "games/edge_match/reasoning/candidates.h"

#include <optional>
#include <vector>

namespace tessera::edge_match {

// Tries out a candidate: lays what is forced, and where nothing is, assumes each candidate of the tightest cell in turn.
class Trial {
public:
    Trial(const Candidates& now, const Choice& choice);

    // Solved: it leads to a solution. Exhausted: it leads nowhere.
    Outcome step();
    const std::vector<Choice>& solution() const {
        return solution_;
    }  // after Outcome::solved: all that is laid then
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
