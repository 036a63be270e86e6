#pragma once

#include "base/bit_set.h"
#include "games/edge_match/problem.h"
#include "search/search.h"

#include <vector>

namespace tessera::edge_match {

// Edges that must find partners among themselves: those of one code along the frame, or those of one
// code elsewhere. In a framed puzzle an edge next to a plain one is along the frame, and so is the edge
// that it meets.
struct EdgeGroup {
    Code code = plain_code;
    bool is_along_frame = false;

    bool operator==(const EdgeGroup&) const = default;
};

// The constant part of reasoning about a position: the oriented tiles, what they show, and which of them fit
// each open cell at the start.
class CandidateTable {
public:
    CandidateTable(const Level& level, const State& state);

    const Problem& problem() const { return problem_; }
    int cell_count() const { return problem_.wanted.size(); }
    int kind_count() const { return int_size(problem_.kinds); }
    int oriented_count() const { return int_size(problem_.oriented_tiles); }
    const OrientedTile& oriented(int index) const { return at(problem_.oriented_tiles, index); }
    int kind_of(int oriented_index) const { return oriented(oriented_index).kind; }
    Code partner(Code code) const { return at(problem_.partners, code); }

    const BitSet& fitting(int cell) const { return at(fitting_, cell); }
    const BitSet& showing(int side, Code code) const {
        return at(showing_, side * int_size(problem_.partners) + code);
    }
    const BitSet& turns_of(int kind) const { return at(turns_, kind); }
    // Returns the cell beyond a side; -1 if there is none.
    int beside(int cell, int side) const;

    // Edge groups, by number.
    int group_count() const { return 2 * int_size(problem_.partners); }
    int group_of(int cell, int side, Code code) const;
    static int group_shown(const OrientedTile& tile, int side);
    static EdgeGroup group(int number) { return {static_cast<Code>(number / 2), number % 2 == 1}; }

    bool is_framed() const { return is_framed_; }
    // True if a turned solution is a solution with another tile in the first corner: the board is an empty
    // square with a frame.
    bool is_turnable() const { return is_turnable_; }
    // True if one is the other with the whole board turned. Precondition: both cover the whole board.
    bool are_turns(const std::vector<Choice>& first, const std::vector<Choice>& second) const;
    // Cost in ticks of one full scan: the open cells' candidates, and the cells of all kinds.
    Ticks ticks_of_look() const;

private:
    Problem problem_;
    std::vector<BitSet> fitting_;
    std::vector<BitSet> showing_;
    std::vector<BitSet> turns_;
    bool is_framed_ = false;
    bool is_turnable_ = false;
};

}  // namespace tessera::edge_match
