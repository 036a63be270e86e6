#pragma once

#include "games/polyomino/reasoning/candidates.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// The rules a person reasons by, from easy to hard.
enum class Rule : std::uint8_t {
    only_placement,  // a cell that one placement alone can cover
    only_place,      // a piece that fits in one place only
    region_set,      // a region that one set of the pieces left alone can fill
    region_size,     // a region of a size that no pieces left have together
    region_colours,  // a region whose checkerboard balance none have
    dead_end,        // the end of a corridor: what covers it takes these cells or this piece
    shared_cells,    // all that can cover a cell, or all places of a piece, have cells or the piece in common
    one_step,        // a placement after which a cell or a piece has nothing left
    two_steps,       // one that forces another after which something cannot be done
    chain,           // one that forces several in turn
    search,          // trying out and taking back
    choice,          // no rule: several ways lead on, this is one
};
inline constexpr int rule_count = 12;

// In the order of Rule; words of the command line's contract.
inline constexpr std::array<std::string_view, rule_count> rule_names = {
    "only_placement", "only_place", "region_set", "region_size", "region_colours", "dead_end",
    "shared_cells",   "one_step",   "two_steps",  "chain",       "search",         "choice",
};
inline std::string_view name_of(Rule rule) {
    return rule_names[static_cast<std::size_t>(rule)];
}

// What a rule has found, in numbers of the candidate table. It places a candidate, or rules some out, or
// shows a dead end (`failure`, without either).
struct Finding {
    // What the sentence turns on, where a rule has several forms.
    enum class Form : std::uint8_t { plain, same_piece, same_cells, piece_claims };

    Rule rule = Rule::only_placement;
    Form form = Form::plain;
    std::vector<int> places;
    std::vector<int> rules_out;
    std::vector<int> cells;          // to look at
    std::vector<int> kinds;          // it speaks of
    std::vector<int> forced;         // candidates that follow in turn from the one ruled out
    int depth = 0;                   // of a search: placements assumed at once; of a chain: those forced
    std::optional<Failure> failure;  // what would go wrong, or what is wrong

    // What it rests on: that these cells and kinds have no other candidates; all earlier findings if
    // `rests_on_all`.
    std::vector<int> witness_cells;
    std::vector<int> witness_kinds;
    bool rests_on_all = false;

    int available_count = 1;  // findings of the rule there were to choose from
    int looked_at_count = 1;  // places where one had to look for them

    bool is_dead_end() const { return places.empty() && rules_out.empty(); }
    bool operator==(const Finding&) const = default;
};

Finding dead_end_finding(Rule rule, Failure failure);

}  // namespace tessera::polyomino
