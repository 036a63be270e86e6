#pragma once

#include "games/polyomino/reasoning/candidates.h"
#include "games/reasoning/finding.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// The rules of human reasoning, from easy to hard.
enum class Rule : std::uint8_t {
    only_placement,  // a cell that only one placement can cover
    only_place,      // a piece that fits in only one place
    region_set,      // a region that only one set of the remaining pieces can fill
    region_size,     // a region whose size is no sum of remaining pieces
    region_colours,  // a region whose checkerboard balance no remaining pieces have
    dead_end,        // the end of a corridor: all that can cover it shares these cells or this piece
    shared_cells,    // cells or a piece common to all that can cover a cell, or to all places of a piece
    one_step,        // a placement that leaves a cell or a piece without candidates
    two_steps,       // a placement that forces another one, which makes something impossible
    chain,           // a placement that forces several in turn
    search,          // trial and error
    choice,          // no rule: one of several ways that lead to a solution
    // In proofs alone:
    split,       // a placement that leaves a place with few candidates, each of which fails
    pair,        // two cells that only two pieces can cover, or two cells or pieces that need the same
    bottleneck,  // a cell that alone joins two parts: sizes decide how much of them its piece may take
    symmetry,    // placements that become others when the board is turned or mirrored
};
inline constexpr int rule_count = 12;  // of those that are graded

// In the order of Rule; the names are part of the command line's contract.
inline constexpr std::array<std::string_view, rule_count> rule_names = {
    "only_placement", "only_place", "region_set", "region_size", "region_colours", "dead_end",
    "shared_cells",   "one_step",   "two_steps",  "chain",       "search",         "choice",
};
inline std::string_view name_of(Rule rule) {
    return rule == Rule::split        ? "split"
           : rule == Rule::pair       ? "pair"
           : rule == Rule::bottleneck ? "bottleneck"
           : rule == Rule::symmetry   ? "symmetry"
                                      : rule_names[static_cast<std::size_t>(rule)];
}

// Result of a rule, in numbers of the candidate table.
using Finding = reasoning::Finding<Rule, int, Failure>;

Finding dead_end_finding(Rule rule, Failure failure);

}  // namespace tessera::polyomino
