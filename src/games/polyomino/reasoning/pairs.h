#pragma once

#include "games/polyomino/reasoning/candidates.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

// Returns two cells that only one and the same piece can cover, but not both, or else two needed pieces all of
// whose places cover one and the same cell. Only kinds of which one piece is left are looked at.
std::optional<Failure> two_that_need_one(const Candidates& now);

// Two cells that only two kinds can cover, of which one piece each is left, and neither of them both.
struct CellPair {
    int cell = 0;
    int other_cell = 0;
    int kind = 0;
    int other_kind = 0;

    bool operator==(const CellPair&) const = default;
};

// Returns all such pairs, in the order of their cells.
std::vector<CellPair> pairs_in(const Candidates& now);
// True if one of the two pieces would lie on neither cell.
bool rules_out(const CellPair& pair, const CandidateTable& table, int candidate);

// True if the failure's region is cut off already, and the candidate lies outside with the last piece of its kind.
bool is_needed_inside(const Candidates& now, const Failure& failure, int candidate);

}  // namespace tessera::polyomino
