#pragma once

#include "games/polyomino/reasoning/finding.h"

#include <optional>

namespace tessera::polyomino {

// The rules that suppose a candidate were placed: each tells, if it can, why that cannot be. The candidate must
// be possible.

// It cuts off a region that the others left cannot fill (region_size, region_colours).
std::optional<Finding> cut_off_region(const Candidates& now, int candidate);
// After it a cell or a piece has nothing left (one_step).
std::optional<Finding> refute_in_one_step(const Candidates& now, int candidate);
// It forces a piece after which a cell, a piece or a region has nothing left (two_steps).
std::optional<Finding> refute_in_two_steps(const Candidates& now, int candidate);
// It forces pieces one after the other until something has nothing left (chain).
std::optional<Finding> refute_by_chain(const Candidates& now, int candidate);

// A candidate that has to be placed since a cell or a piece has no other.
struct Forced {
    int candidate = -1;
    int cell = -1;        // either the cell
    int piece_kind = -1;  // or the kind
};
std::optional<Forced> first_forced(const Candidates& now);

// Anything wrong that can be seen after `placed`.
std::optional<Failure> failure_after(const Candidates& now, int placed);

}  // namespace tessera::polyomino
