#pragma once

#include "base/index.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tessera {

// Windows by number: where each begins and which of the cells from there on are covered. Finds the number of
// a window by what it holds (open addressing, linear probing).
class WindowSet {
public:
    explicit WindowSet(int word_count);

    int count() const { return int_size(cells_); }
    int cell(int window) const { return at(cells_, window); }
    const std::uint64_t* words(int window) const { return words_.data() + offset(window); }

    // -1 if there is none.
    int find(int cell, const std::uint64_t* words) const;

    // Of a window that is not there yet; `words` may not be of this set.
    int add(int cell, const std::uint64_t* words);

    // So that nothing moves while so many are added.
    void reserve_more(std::size_t more);

    // What it takes, and what so many more windows would ask for beside that; growing keeps both for a
    // moment.
    std::uint64_t bytes() const;
    std::uint64_t growth(std::size_t more) const;

private:
    std::size_t offset(int window) const {
        return static_cast<std::size_t>(window) * static_cast<std::size_t>(word_count_);
    }
    std::size_t home_of(int cell, const std::uint64_t* words) const;
    std::size_t slot_of(int cell, const std::uint64_t* words) const;
    void grow_index();

    int word_count_;
    std::vector<int> cells_;
    std::vector<std::uint64_t> words_;
    std::vector<int> index_;
};

}  // namespace tessera
