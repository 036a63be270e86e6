#include "search/frontier/frontier_index.h"

#include "base/hash.h"
#include "base/vectors.h"

#include <algorithm>

namespace tessera {

FrontierIndex::FrontierIndex(int word_count) : word_count_(word_count), index_(1024, -1) {}

std::size_t FrontierIndex::home_of(int cell, const std::uint64_t* words) const {
    auto hash = static_cast<std::uint64_t>(cell);
    for (int word = 0; word < word_count_; ++word) {
        hash = combine_hashes(hash, words[word]);
    }
    return static_cast<std::size_t>(hash) & (index_.size() - 1);
}

// Returns the frontier's slot, or the free slot for it.
std::size_t FrontierIndex::slot_of(int cell, const std::uint64_t* words) const {
    std::size_t slot = home_of(cell, words);
    while (index_[slot] >= 0 && !(at(cells_, index_[slot]) == cell &&
                                  std::equal(words, words + word_count_, this->words(index_[slot])))) {
        slot = (slot + 1) & (index_.size() - 1);
    }
    return slot;
}

int FrontierIndex::find(int cell, const std::uint64_t* words) const {
    return index_[slot_of(cell, words)];
}

int FrontierIndex::add(int cell, const std::uint64_t* words) {
    const int frontier = free_.empty() ? count() : free_.back();
    index_[slot_of(cell, words)] = frontier;
    if (free_.empty()) {
        cells_.push_back(cell);
        words_.insert(words_.end(), words, words + word_count_);
    } else {
        free_.pop_back();
        at(cells_, frontier) = cell;
        std::copy(words, words + word_count_, words_.begin() + static_cast<std::ptrdiff_t>(offset(frontier)));
    }
    if (2 * cells_.size() > index_.size()) {
        grow_index();
    }
    return frontier;
}

// Moves later entries of the cluster into the gap where allowed, so that every look-up still finds its entry.
void FrontierIndex::remove(int frontier) {
    const std::size_t mask = index_.size() - 1;
    std::size_t gap = slot_of(cell(frontier), words(frontier));
    for (std::size_t slot = (gap + 1) & mask; index_[slot] >= 0; slot = (slot + 1) & mask) {
        const std::size_t home = home_of(cell(index_[slot]), words(index_[slot]));
        if (((slot - home) & mask) >= ((slot - gap) & mask)) {
            index_[gap] = index_[slot];
            gap = slot;
        }
    }
    index_[gap] = -1;
    at(cells_, frontier) = -1;
    free_.push_back(frontier);
}

void FrontierIndex::grow_index() {
    index_.assign(2 * index_.size(), -1);
    for (int frontier = 0; frontier < count(); ++frontier) {
        if (cell(frontier) >= 0) {
            index_[slot_of(cell(frontier), words(frontier))] = frontier;
        }
    }
}

void FrontierIndex::reserve_more(std::size_t more) {
    more -= std::min(more, free_.size());
    tessera::reserve_more(cells_, more);
    tessera::reserve_more(words_, more * static_cast<std::size_t>(word_count_));
}

std::uint64_t FrontierIndex::bytes() const {
    return (cells_.capacity() + free_.capacity() + index_.size()) * sizeof(int) +
           words_.capacity() * sizeof(std::uint64_t);
}

std::uint64_t FrontierIndex::growth(std::size_t more) const {
    more -= std::min(more, free_.size());
    const bool grows_index = 2 * (cells_.size() + more) > index_.size();
    return bytes_to_grow(cells_, more) + bytes_to_grow(words_, more * static_cast<std::size_t>(word_count_)) +
           (grows_index ? 2 * index_.size() * sizeof(int) : 0);
}

}  // namespace tessera
