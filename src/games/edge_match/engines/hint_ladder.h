#pragma once

#include "games/edge_match/reasoning/deduction.h"
#include "games/hint.h"

#include <string>
#include <vector>

// The rungs of a hint between how the position stands and the move: what the reasoner's last finding rests on.

namespace tessera::edge_match {

std::vector<std::string> texts_of(const std::vector<Move>& moves);

// Where to look (not at a dead end), then the deductions: few one by one, of many those of one rule together.
std::vector<HintStep> rungs_of_reasoning(const Level& level, const Reasoner& reasoner);

// The placement that the last finding makes; it must be one.
HintStep rung_of_placing(const Level& level, const Reasoner& reasoner);

}  // namespace tessera::edge_match
