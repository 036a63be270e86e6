#pragma once

#include "base/index.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tessera {

// Frontiers by number: where each begins and which of the cells from there on are covered. Finds the number
// of a frontier by what it holds (open addressing, linear probing).
class FrontierIndex {
public:
    explicit FrontierIndex(int word_count);

    int count() const { return int_size(cells_); }  // of the numbers given out so far
    int cell(int frontier) const {  // while another thread adds, too: how many there are is not looked at
        const int* const cells = cells_.data();
        return cells[frontier];
    }
    const std::uint64_t* words(int frontier) const { return words_.data() + offset(frontier); }

    // -1 if there is none.
    int find(int cell, const std::uint64_t* words) const;

    // Of a frontier that is not there yet; `words` may not be of this index.
    int add(int cell, const std::uint64_t* words);

    // Takes a frontier out; its number is given to one that is added later.
    void remove(int frontier);
    std::size_t free_count() const { return free_.size(); }

    // So that nothing moves while so many are added.
    void reserve_more(std::size_t more);

    // What it takes, and what so many more frontiers would ask for beside that; growing keeps both for a
    // moment.
    std::uint64_t bytes() const;
    std::uint64_t growth(std::size_t more) const;

private:
    std::size_t offset(int frontier) const {
        return static_cast<std::size_t>(frontier) * static_cast<std::size_t>(word_count_);
    }
    std::size_t home_of(int cell, const std::uint64_t* words) const;
    std::size_t slot_of(int cell, const std::uint64_t* words) const;
    void grow_index();

    int word_count_;
    std::vector<int> cells_;  // -1: the number is free
    std::vector<int> free_;
    std::vector<std::uint64_t> words_;
    std::vector<int> index_;
};

}  // namespace tessera
