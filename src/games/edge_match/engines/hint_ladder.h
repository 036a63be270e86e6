#pragma once

#include "games/edge_match/reasoning/deduction.h"
#include "games/hint.h"

#include <string>
#include <vector>

// The rungs of a hint between the state of the position and the move: the premises of the
// reasoner's last finding.

namespace tessera::edge_match {

// Words of edge match for the parts of a deduction.
struct TileWords {
    using Deduction = edge_match::Deduction;
    using Placement = Move;

    static std::vector<std::string> texts_of(const std::vector<Move>& moves);
    static std::vector<std::string> names_in(const Deduction& deduction) { return deduction.tiles; }
};

// Returns whether the position can be completed and where to look (unless it is a dead end), then the deductions: a few one by one, many
// grouped by rule; too many are replaced by trials in one cell (cell_trial.h).
std::vector<HintStep> rungs_of_reasoning(const Level& level, const Reasoner& reasoner);

// Returns the rung for the placement of the last finding. Precondition: it is a placement.
HintStep rung_of_placing(const Level& level, const Reasoner& reasoner);

}  // namespace tessera::edge_match
