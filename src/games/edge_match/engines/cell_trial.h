#pragma once

#include "games/edge_match/reasoning/reasoner.h"
#include "games/hint.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera::edge_match {

// Tries what can lie in one cell, for a placement or a dead end whose deductions are too many to follow: what is
// wrong at once, and how the other tries end. The last finding of a reasoner says which cell, and that all but its
// placement fail there.
class CellTrial {
public:
    // `behind`: the findings on which the last one rests, itself included (Reasoner::findings_behind).
    CellTrial(const Level& level, const Reasoner& reasoner, const std::vector<int>& behind);

    std::vector<HintStep> rungs() const;

private:
    static constexpr int most_alternatives = 3;  // tries

    // A tile of a try. It follows if its cell has no other tile, or the tile no other place.
    struct Tried {
        Choice choice;
        bool follows = false;
        bool is_only_at_cell = false;
    };

    std::vector<Tried> tried(const Choice& choice) const;
    void add_follower(const Tried& tried, HintStep& step) const;
    HintStep rung(Sentence sentence, const std::vector<Choice>& excluded) const;
    std::vector<std::string> names_of(const Choice& choice) const;
    HintStep rung_of_try(const Choice& choice) const;
    HintStep rung_of_end() const;

    const Level& level_;
    Candidates now_;  // after the placements before the last one
    int cell_ = -1;
    std::optional<Choice> found_;  // nothing: a dead end
    std::vector<Choice> wrong_at_once_;
    std::vector<Choice> others_;
};

// True if the finding shows that everything but its placement fails, not only that the placement is a way on.
bool is_shown(const Finding& finding);

}  // namespace tessera::edge_match
