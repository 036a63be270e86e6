#pragma once

#include "base/hash.h"

#include <cstdint>

namespace tessera {

// One of several shards of the work. Where the layers have grown to some states per shard, each state belongs
// to one shard by its hash; the shards meet every solution once between them.
struct Shard {
    int number = 1;  // from 1
    int count = 1;
};

// Where a shard's states part from those of the others: at the first layer before which enough states were met.
class ShardSplit {
public:
    void keep(const Shard& shard) { shard_ = shard; }
    bool keeps_first() const { return shard_.number == 1; }

    // Whether the states are down to those of the shard by now.
    bool is_done() const { return shard_.count == 1 || cell_ > 0; }

    // Tells of a layer that comes next, after so many states.
    void enter(int cell, std::uint64_t state_count, bool is_last) {
        if (!is_done() && (is_last || state_count >= 64 * static_cast<std::uint64_t>(shard_.count))) {
            cell_ = cell;
        }
    }

    // Whether states are split on the way from one cell to another.
    bool lies_between(int from, int to) const { return from < cell_ && to >= cell_; }

    // Whose a state is, by all that makes it up.
    bool is_mine(std::uint64_t remaining, int cell, const std::uint64_t* words, int word_count) const {
        std::uint64_t hash = combine_hashes(remaining, static_cast<std::uint64_t>(cell));
        for (int word = 0; word < word_count; ++word) {
            hash = combine_hashes(hash, words[word]);
        }
        return static_cast<int>(hash % static_cast<std::uint64_t>(shard_.count)) == shard_.number - 1;
    }

private:
    Shard shard_;
    int cell_ = 0;  // states are split where they first come to this cell or past it; 0: not yet
};

}  // namespace tessera
