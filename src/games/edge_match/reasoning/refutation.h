#pragma once

#include "games/edge_match/reasoning/finding.h"

#include <optional>
#include <vector>

namespace tessera::edge_match {

// The rules that assume a tile is placed. Each returns, if it can, why the placement is impossible.

// Finds the candidates of a cell that leave a neighbouring cell without candidates: one finding
// per emptied cell.
std::vector<Finding> blocking_at(const Candidates& now, int cell);

// Follows the placements that a candidate forces until something has no candidates (chain, or one_step if
// that happens at once), or until nothing more is forced.
struct Chain {
    std::optional<Finding> finding;
    int length = 0;  // number of tiles forced
};
Chain follow(const Candidates& now, const Choice& choice);

using Forced = reasoning::Forced<Choice>;
// Returns the first choice that must be placed because a cell or a kind has no other candidate.
std::optional<Forced> first_forced(const Candidates& now);

}  // namespace tessera::edge_match
