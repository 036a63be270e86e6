#pragma once

#include "base/hash.h"

#include <cstdint>

namespace tessera {

// One of several shards of the work. Once the layers have grown to some states per shard, a hash assigns each
// state to one shard; together the shards find every solution exactly once.
struct Shard {
    int number = 1;  // from 1
    int count = 1;
};

// Splits the states among shards at the first layer before which enough states were reached.
class ShardSplit {
public:
    void keep(const Shard& shard) { shard_ = shard; }
    bool keeps_first() const { return shard_.number == 1; }

    // True once the states are restricted to the shard.
    bool is_done() const { return shard_.count == 1 || cell_ > 0; }

    // Call before each layer, with the number of states so far.
    void enter(int cell, std::uint64_t state_count, bool is_last) {
        if (!is_done() && (is_last || state_count >= 64 * static_cast<std::uint64_t>(shard_.count))) {
            cell_ = cell;
        }
    }

    // True if states are split between these two cells.
    bool lies_between(int from, int to) const { return from < cell_ && to >= cell_; }

    // True if the state belongs to this shard, by a hash of the whole state.
    bool is_mine(std::uint64_t remaining, int cell, const std::uint64_t* words, int word_count) const {
        std::uint64_t hash = combine_hashes(remaining, static_cast<std::uint64_t>(cell));
        for (int word = 0; word < word_count; ++word) {
            hash = combine_hashes(hash, words[word]);
        }
        return static_cast<int>(hash % static_cast<std::uint64_t>(shard_.count)) == shard_.number - 1;
    }

private:
    Shard shard_;
    int cell_ = 0;  // states are split when they first reach or pass this cell; 0: not decided
};

}  // namespace tessera
