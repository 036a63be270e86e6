#pragma once

#include "base/index.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tessera {

// Numbered frontiers: each frontier's first cell, and which of the cells from there on are covered. A hash
// table (open addressing, linear probing) finds a frontier's number.
class FrontierIndex {
public:
    explicit FrontierIndex(int word_count);

    int count() const { return int_size(cells_); }  // numbers given out so far
    int cell(int frontier) const {  // does not check the size, as another thread may be adding
        const int* const cells = cells_.data();
        return cells[frontier];
    }
    const std::uint64_t* words(int frontier) const { return words_.data() + offset(frontier); }

    // Returns the frontier's number, or -1 if there is none.
    int find(int cell, const std::uint64_t* words) const;

    // Adds a new frontier and returns its number. `words` must not point into this index.
    int add(int cell, const std::uint64_t* words);

    // Removes a frontier; its number is reused.
    void remove(int frontier);
    std::size_t free_count() const { return free_.size(); }

    // Reserves room, so that nothing moves while so many frontiers are added.
    void reserve_more(std::size_t more);

    // bytes() is the memory in use; growth() is what so many more frontiers would need besides, as old and
    // new arrays coexist while they grow.
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
