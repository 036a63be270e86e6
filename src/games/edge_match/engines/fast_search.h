#pragma once

#include "games/edge_match/problem.h"
#include "search/search.h"
#include "search/trace.h"

#include <cstdint>
#include <vector>

namespace tessera::edge_match {

struct FastOptions {
    bool up_to_turns = false;  // one solution per set of whole-board turns; empty boards only
    int part = 1;              // search part `part` of `part_count`, from 1
    int part_count = 1;
};

// Fills the cells in a fixed order chosen beforehand. Tiles that fit up to two known edges are looked up in
// precomputed lists; further edges are compared in one machine word. Finds every solution; equal tiles are
// never exchanged. (Backtracking in a static order: Golomb and Baumert 1965.) A tick is one tile tried.
// Memory of the lists, for each kind of cell: up to the square of the number of edge codes, and an entry per
// oriented tile; the rest grows with the board.
template <class Trace>
class FastSearch {
public:
    explicit FastSearch(const Problem& problem, const FastOptions& options = {});

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    const Trace& trace() const { return trace_; }
    Trace& trace() { return trace_; }

    std::vector<Choice> chosen() const { return choices_of(depth_); }  // valid right after Outcome::solved
    const std::vector<Choice>& deepest() const { return deepest_; }

    // Returns the number of different pictures among the board's turns of the
    // solution. Precondition: Outcome::solved.
    int turn_count() const;

private:
    // The codes of an oriented tile's four sides, eight bits each.
    using Word = std::uint32_t;

    struct Known {
        int side = 0;
        int neighbour = 0;  // the cell beyond that side, already filled
    };
    struct Slot {
        int cell = 0;
        int table = 0;
        std::vector<Known> keys;        // up to two: these select the list
        std::vector<Known> checks;      // the others: these are compared
        bool is_turned_corner = false;  // true if a turn of the board maps it to the first cell
    };
    // The oriented tiles that fit the fixed requirements, indexed by what the key sides must show.
    struct Table {
        Wanted wanted{};
        std::vector<int> key_sides;
        std::vector<std::int32_t> starts;  // start in `oriented_tiles` of each key; one more at the end
        std::vector<std::int32_t> oriented_tiles;
    };
    struct Frame {
        std::int32_t next = 0;  // index into the table's oriented tiles
        std::int32_t end = 0;
        std::int32_t oriented = -1;
        Word wanted = 0;
        Word mask = 0;
    };

    void build_slots();
    int table_for(const Wanted& wanted, const std::vector<Known>& keys);
    Table make_table(const Wanted& wanted, const std::vector<int>& key_sides) const;
    int key_of(const Table& table, const OrientedTile& oriented) const;

    Outcome step();
    Outcome enter();
    Outcome retreat();
    void place(std::int32_t oriented);
    bool is_in_part();
    Code wanted_from(const Known& known) const;

    std::vector<Choice> choices_of(int depth) const;
    bool is_least_turn() const;
    std::vector<int> picture(int turn) const;
    bool is_turn_possible(int turn) const { return turn % 2 == 0 || problem_.rows == problem_.columns; }

    Problem problem_;
    FastOptions options_;
    std::vector<Slot> slots_;
    std::vector<Table> tables_;
    std::vector<Word> words_;          // by oriented tile
    std::vector<std::int32_t> kinds_;  // by oriented tile
    std::vector<std::int32_t> left_;   // by kind
    std::vector<Word> shown_;          // by cell
    std::vector<Frame> frames_;        // by depth
    int depth_ = 0;
    std::uint64_t branch_ = 0;  // number of calls of is_in_part so far
    bool is_entering_ = true;
    bool is_exhausted_ = false;
    std::vector<Choice> deepest_;
    SearchStats stats_;
    Trace trace_;
};

extern template class FastSearch<NoTrace>;
extern template class FastSearch<StepLog>;

}  // namespace tessera::edge_match
