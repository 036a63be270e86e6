#pragma once

#include "games/number_swap/engines/pattern_database.h"
#include "search/graph/ida_star.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace tessera::number_swap {

// The pattern databases of a board, built one after another so that the work can be sliced.
class AdditivePatternDatabases {
public:
    AdditivePatternDatabases(const Board& board, int rows, std::uint64_t memory_bytes);

    bool is_complete() const { return databases_.size() == groups_.size(); }
    Ticks add_database(const Board& board);  // returns the effort

    int partition_count() const { return partition_count_; }
    const std::vector<PatternDatabase>& databases() const { return databases_; }

    struct Seat {
        std::int32_t table = 0;
        std::uint32_t weight = 0;
    };
    // Returns the table and weight of a home cell in a partition.
    const Seat& seat(int partition, int home) const { return at(seats_, partition * cell_count_ + home); }
    int partition_of_database(int table) const { return at(partition_of_database_, table); }
    std::uint64_t memory_bytes() const;

private:
    int cell_count_;
    int partition_count_ = 0;
    std::vector<std::vector<int>> groups_;
    std::vector<int> partition_of_database_;
    std::vector<Seat> seats_;
    std::vector<PatternDatabase> databases_;
};

// A position with its pattern costs, updated incrementally with each swap. The heuristic is the sum of the
// best partition. It is looked up both for the tiles (their positions) and for the cells (the tiles on them):
// a permutation and its inverse are sorted by the same swaps in opposite order, so a bound for one is a bound
// for the other. It is admissible and has the right parity.
class PatternLookup {
public:
    PatternLookup(std::shared_ptr<const Board> board,
                  std::shared_ptr<const AdditivePatternDatabases> patterns, StateBytes state);

    int move_count() const { return board_->move_count(); }
    void play(int move);
    int h() const { return moves_for(largest_sum(), parity_); }
    int tie_break() const;
    bool is_goal() const { return sums_[0] == 0; }
    StateKey key() const { return key_; }
    Ticks ticks_per_move() const { return 8 * static_cast<Ticks>(patterns_->partition_count()) + 2; }

private:
    // Keys of the lookup: tiles by their cells, or cells by their tiles.
    enum Side { tiles = 0, cells = 1 };

    int largest_sum() const;
    void shift(int partition, Side side, int key, int from, int to);
    void change_key(int cell, int tile);

    std::shared_ptr<const Board> board_;
    std::shared_ptr<const AdditivePatternDatabases> patterns_;
    std::vector<std::uint8_t> tile_on_;
    std::vector<std::uint32_t> indices_;  // into each table, for tiles, then for cells
    std::vector<int> sums_;               // for each partition: tiles, cells
    std::vector<StateKey> key_parts_;     // for each cell and tile
    StateKey key_;
    int parity_;
};

static_assert(StateWalker<PatternLookup>);

}  // namespace tessera::number_swap
