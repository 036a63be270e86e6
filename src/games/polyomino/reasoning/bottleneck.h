#pragma once

#include "games/polyomino/reasoning/candidates.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

// An open cell that alone joins two parts of its region, so that one piece lies across it, or none does.
struct Bottleneck {
    int cell = 0;
    std::vector<int> side;  // the smaller part, ascending; on a tie the one of the first cell
    // Numbers of cells of `cell` and `side` that the piece on `cell` may take so that others' sizes fill the rest, sorted.
    std::vector<int> counts;

    bool operator==(const Bottleneck&) const = default;
};

// Returns nothing if the cell does not join just two parts of its region, if one of them is a single cell, or if the pieces
// left have too few cells in all.
std::optional<Bottleneck> bottleneck_at(const Candidates& now, int cell);

// True if the candidate covers the cell and takes another number.
bool rules_out(const Bottleneck& bottleneck, const CandidateTable& table, int candidate);

}  // namespace tessera::polyomino
