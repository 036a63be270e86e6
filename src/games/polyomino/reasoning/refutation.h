#pragma once

#include "games/polyomino/reasoning/finding.h"

#include <optional>

namespace tessera::polyomino {

// The rules that assume a candidate is placed. Each returns, if it can, why the candidate is impossible.
// Precondition: the candidate is possible.

// The candidate cuts off a region that the other pieces cannot fill (region_size, region_colours).
std::optional<Finding> cut_off_region(const Candidates& now, int candidate);
// The candidate leaves a cell or a piece without candidates (one_step).
std::optional<Finding> refute_in_one_step(const Candidates& now, int candidate);
// The candidate forces a piece that leaves a cell, a piece or a region unsolvable (two_steps).
std::optional<Finding> refute_in_two_steps(const Candidates& now, int candidate);
// The candidate forces pieces one after another until something is impossible (chain).
std::optional<Finding> refute_by_chain(const Candidates& now, int candidate);

using Forced = reasoning::Forced<int>;
// Returns the first placement that must be made because a cell or a kind of piece has no other.
std::optional<Forced> first_forced(const Candidates& now);

// Returns any failure that is visible after `placed`.
std::optional<Failure> failure_after(const Candidates& now, int placed);

}  // namespace tessera::polyomino
