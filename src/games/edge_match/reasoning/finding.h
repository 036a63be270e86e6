#pragma once

#include "games/edge_match/reasoning/candidates.h"
#include "games/reasoning/finding.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace tessera::edge_match {

// The rules of human reasoning, from easy to hard.
enum class Rule : std::uint8_t {
    only_tile,    // a cell that only one tile fits, in one way
    only_cell,    // a tile that fits only one cell, in one way
    claim,        // a cell and a tile that belong together, which rules out all others for both
    edge_count,   // an edge that runs out: all remaining ones are required
    frame_edges,  // the same along the frame
    one_step,     // a tile that leaves something without candidates
    chain,        // a tile that forces others in turn until something has no candidates
    search,       // trial and error
    turn,         // no rule: the board can be turned freely
    choice,       // no rule: one of several ways that lead to a solution
    found,        // no rule: a solution is known; others may exist
    // In explanations and hints alone, not in grades:
    pair,  // two cells and two tiles that belong together, which rules out all others for both
};
inline constexpr int rule_count = 11;  // of those that are graded

// In the order of Rule; the names are part of the command line's contract.
inline constexpr std::array<std::string_view, rule_count> rule_names = {
    "only_tile", "only_cell", "claim", "edge_count", "frame_edges", "one_step",
    "chain",     "search",    "turn",  "choice",     "found",
};
inline std::string_view name_of(Rule rule) {
    return rule == Rule::pair ? "pair" : rule_names[static_cast<std::size_t>(rule)];
}

// The thing that has no candidates left.
struct Failure {
    enum class Kind : std::uint8_t {
        cell,    // no tile fits it
        kind,    // more tiles than cells where they fit
        claim,   // more cells need the kind than it has tiles
        edges,   // more edges of a group are required than are left
        search,  // no candidate of the cell leads to a solution
    };

    Kind kind = Kind::cell;
    int cell = -1;
    int tile_kind = -1;
    int group = -1;
    int count = 0;  // of cells, or of edges required
    int left = 0;   // of tiles or edges

    bool operator==(const Failure&) const = default;
};

// Result of a rule, in numbers of the candidate table. A search rests on all earlier findings: they kept it short.
struct Finding : reasoning::Finding<Rule, Choice, Failure> {
    int tile_kind = -1;               // kind that it mentions
    int other_kind = -1;              // the second kind of a pair
    bool is_claimed_by_kind = false;  // a claim by the kind on its cells, not by the cells on it
    int group = -1;                   // group of edges that it mentions
    int count = 0;                    // tiles or edges left
    bool is_turn_of_another = false;  // of a choice: two ways lead to the same board, turned

    bool operator==(const Finding&) const = default;
};

Finding dead_end_finding(const Candidates& now, Rule rule, const Failure& failure);

}  // namespace tessera::edge_match
