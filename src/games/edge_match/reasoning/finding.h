#pragma once

#include "games/edge_match/reasoning/candidates.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tessera::edge_match {

// The rules a person reasons by, from easy to hard.
enum class Rule : std::uint8_t {
    only_tile,    // a cell that one tile alone fits, in one way
    only_cell,    // a tile that fits one cell only, in one way
    claim,        // a cell and a tile that belong together, so neither takes another
    edge_count,   // an edge that runs out: all that are left are asked for
    frame_edges,  // the same along the frame
    one_step,     // a tile after which something has nothing left
    chain,        // one that forces others in turn until something has nothing left
    search,       // trying out and taking back
    turn,         // no rule: the board can be turned as one likes
    choice,       // no rule: several ways lead on, this is one
    found,        // no rule: a solution is known, whether there are others is not
};
inline constexpr int rule_count = 11;

// In the order of Rule; words of the command line's contract.
inline constexpr std::array<std::string_view, rule_count> rule_names = {
    "only_tile", "only_cell", "claim", "edge_count", "frame_edges", "one_step",
    "chain",     "search",    "turn",  "choice",     "found",
};
inline std::string_view name_of(Rule rule) {
    return rule_names[static_cast<std::size_t>(rule)];
}

// What has nothing left.
struct Failure {
    enum class Kind : std::uint8_t {
        cell,    // no tile can lie on it
        kind,    // it has more tiles than cells where they can lie
        claim,   // more cells need the kind than it has tiles
        edges,   // more edges of a group are asked for than are left
        search,  // whatever lies on the cell leads nowhere
    };

    Kind kind = Kind::cell;
    int cell = -1;
    int tile_kind = -1;
    int group = -1;
    int count = 0;  // of cells, or of edges asked for
    int left = 0;   // of tiles or edges

    bool operator==(const Failure&) const = default;
};

// What a rule has found, in numbers of the candidate table. It places a tile, or rules some out, or shows a dead end
// (`failure`, without either).
struct Finding {
    Rule rule = Rule::only_tile;
    std::vector<Choice> places;
    std::vector<Choice> rules_out;
    std::vector<int> cells;           // to look at
    int tile_kind = -1;               // it speaks of
    bool is_claimed_by_kind = false;  // a claim: of the kind to its cells, else of the cells to their kind
    int group = -1;                   // of edges, it speaks of
    int count = 0;                    // of tiles or edges that are left
    int depth = 0;                    // of a search: tiles assumed at once; of a chain: those forced
    bool is_turn_of_another = false;  // of a choice: what two ways end in is one board, turned
    std::optional<Failure> failure;   // what would go wrong, or what is wrong

    // What it rests on: that these cells and kinds have no other candidates; if `rests_on_all`, whatever was found
    // before, which made it as short as it is.
    std::vector<int> witness_cells;
    std::vector<int> witness_kinds;
    bool rests_on_all = false;

    int available_count = 1;  // findings of the rule there were to choose from
    int looked_at_count = 1;  // places where one had to look for them

    bool is_dead_end() const { return places.empty() && rules_out.empty(); }
    bool operator==(const Finding&) const = default;
};

Finding dead_end_finding(const Candidates& now, Rule rule, const Failure& failure);

}  // namespace tessera::edge_match
