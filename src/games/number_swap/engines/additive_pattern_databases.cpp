#include "games/number_swap/engines/additive_pattern_databases.h"

#include "base/rng.h"

#include <algorithm>
#include <bit>

namespace tessera::number_swap {

namespace {

constexpr Ticks ticks_per_layout = 8;

// If all cells but the last (implied by the others) fit in 128 bits, which holds up to 25 cells, the key
// encodes the state exactly and is unique. Beyond that it is a 128-bit Zobrist hash.
std::vector<StateKey> make_key_parts(int cell_count) {
    const int width = static_cast<int>(std::bit_width(static_cast<unsigned>(std::max(cell_count - 1, 1))));
    const int cells_per_word = 64 / width;
    const bool is_exact = cell_count - 1 <= 2 * cells_per_word;
    std::vector<StateKey> parts;
    Rng rng(0x7e55e7a);
    for (int cell = 0; cell < cell_count; ++cell) {
        for (int tile = 0; tile < cell_count; ++tile) {
            const auto value = static_cast<std::uint64_t>(tile) << (cell % cells_per_word * width);
            if (!is_exact) {
                parts.push_back({rng.next(), rng.next()});
            } else if (cell == cell_count - 1) {
                parts.push_back({});
            } else {
                parts.push_back(cell < cells_per_word ? StateKey{value, 0} : StateKey{0, value});
            }
        }
    }
    return parts;
}

}  // namespace

AdditivePatternDatabases::AdditivePatternDatabases(const Board& board, int rows, std::uint64_t memory_bytes)
    : cell_count_(board.cell_count()) {
    const std::vector<Partition> partitions = partitions_for(rows, board.columns(), memory_bytes);
    partition_count_ = int_size(partitions);
    seats_.resize(partitions.size() * static_cast<std::size_t>(cell_count_));
    for (int partition = 0; partition < partition_count_; ++partition) {
        for (const std::vector<int>& group : at(partitions, partition)) {
            std::uint32_t weight = 1;
            for (const int home : group) {
                at(seats_, partition * cell_count_ + home) = {int_size(groups_), weight};
                weight *= static_cast<std::uint32_t>(cell_count_);
            }
            groups_.push_back(group);
            partition_of_database_.push_back(partition);
        }
    }
}

Ticks AdditivePatternDatabases::add_database(const Board& board) {
    databases_.emplace_back(board, groups_[databases_.size()]);
    return databases_.back().memory_bytes() * ticks_per_layout;
}

std::uint64_t AdditivePatternDatabases::memory_bytes() const {
    std::uint64_t sum = 0;
    for (const PatternDatabase& table : databases_) {
        sum += table.memory_bytes();
    }
    return sum;
}

PatternLookup::PatternLookup(std::shared_ptr<const Board> board,
                             std::shared_ptr<const AdditivePatternDatabases> patterns, StateBytes state)
    : board_(std::move(board)),
      patterns_(std::move(patterns)),
      tile_on_(state.begin(), state.end()),
      indices_(2 * patterns_->databases().size()),
      sums_(static_cast<std::size_t>(2 * patterns_->partition_count())),
      key_parts_(make_key_parts(board_->cell_count())),
      parity_(parity_of(state)) {
    const int table_count = int_size(patterns_->databases());
    for (int cell = 0; cell < board_->cell_count(); ++cell) {
        const int tile = at(tile_on_, cell);
        change_key(cell, tile);
        for (int partition = 0; partition < patterns_->partition_count(); ++partition) {
            const AdditivePatternDatabases::Seat& tile_seat = patterns_->seat(partition, tile);
            const AdditivePatternDatabases::Seat& cell_seat = patterns_->seat(partition, cell);
            at(indices_, tile_seat.table) += tile_seat.weight * static_cast<std::uint32_t>(cell);
            at(indices_, table_count + cell_seat.table) +=
                cell_seat.weight * static_cast<std::uint32_t>(tile);
        }
    }
    for (int table = 0; table < table_count; ++table) {
        const PatternDatabase& costs = at(patterns_->databases(), table);
        const int partition = patterns_->partition_of_database(table);
        at(sums_, 2 * partition + tiles) += costs.half_moves(at(indices_, table));
        at(sums_, 2 * partition + cells) += costs.half_moves(at(indices_, table_count + table));
    }
}

void PatternLookup::change_key(int cell, int tile) {
    const StateKey& part = at(key_parts_, cell * board_->cell_count() + tile);
    key_.low ^= part.low;
    key_.high ^= part.high;
}

// Updates the sums when the tile (or cell) `key` moves from `from` to `to`.
void PatternLookup::shift(int partition, Side side, int key, int from, int to) {
    const AdditivePatternDatabases::Seat& seat = patterns_->seat(partition, key);
    const PatternDatabase& table = at(patterns_->databases(), seat.table);
    std::uint32_t& index = at(indices_, (side == tiles ? 0 : int_size(patterns_->databases())) + seat.table);
    const int before = table.half_moves(index);
    index += seat.weight * static_cast<std::uint32_t>(to - from);
    at(sums_, 2 * partition + side) += table.half_moves(index) - before;
}

void PatternLookup::play(int move) {
    const Board::Ends& ends = board_->ends(move);
    const int first = ends.first;
    const int second = ends.second;
    const int one = at(tile_on_, first);
    const int other = at(tile_on_, second);
    for (int partition = 0; partition < patterns_->partition_count(); ++partition) {
        shift(partition, tiles, one, first, second);
        shift(partition, tiles, other, second, first);
        shift(partition, cells, first, one, other);
        shift(partition, cells, second, other, one);
    }
    for (const int tile : {one, other}) {
        change_key(first, tile);
        change_key(second, tile);
    }
    std::swap(at(tile_on_, first), at(tile_on_, second));
    parity_ ^= 1;
}

int PatternLookup::largest_sum() const {
    return *std::max_element(sums_.begin(), sums_.end());
}

int PatternLookup::tie_break() const {
    int sum = 0;
    for (const int side_sum : sums_) {
        sum += side_sum;
    }
    return sum;
}

}  // namespace tessera::number_swap
