#pragma once

#include "base/index.h"

#include <cstdint>
#include <vector>

namespace tessera {

// Hash table from remaining resources to a value, for the states of one frontier: open addressing over an
// index, with the states themselves in the order of arrival.
template <class Value>
class StateTable {
public:
    struct State {
        std::uint64_t remaining = 0;
        Value value;
    };

    void clear() {
        states_.clear();
        index_.assign(64, -1);
        shift_ = 58;
    }

    // Returns the value for `remaining`, a Value{} if it is new.
    Value& operator[](std::uint64_t remaining) {
        std::size_t slot = slot_of(remaining);
        if (index_[slot] >= 0) {
            return at(states_, index_[slot]).value;
        }
        index_[slot] = int_size(states_);
        states_.push_back({remaining, Value{}});
        if (2 * states_.size() > index_.size()) {
            grow();
        }
        return states_.back().value;
    }

    // Returns the index in states(), or -1 if there is none.
    int find(std::uint64_t remaining) const { return index_[slot_of(remaining)]; }

    std::vector<State>& states() { return states_; }
    std::uint64_t bytes() const {
        return states_.capacity() * sizeof(State) + index_.capacity() * sizeof(int);
    }

private:
    // Returns the slot of `remaining`, or the free slot for it.
    std::size_t slot_of(std::uint64_t remaining) const {
        std::size_t slot = home_of(remaining);
        while (index_[slot] >= 0 && at(states_, index_[slot]).remaining != remaining) {
            slot = (slot + 1) & (index_.size() - 1);
        }
        return slot;
    }
    std::size_t home_of(std::uint64_t remaining) const {
        return static_cast<std::size_t>(remaining * 0x9e3779b97f4a7c15ULL >> shift_);  // Fibonacci hashing
    }
    void grow() {
        index_.assign(2 * index_.size(), -1);
        --shift_;
        for (int state = 0; state < int_size(states_); ++state) {
            index_[slot_of(at(states_, state).remaining)] = state;
        }
    }

    std::vector<State> states_;
    std::vector<int> index_ = std::vector<int>(64, -1);
    int shift_ = 58;  // 64 - log2(index_.size())
};

}  // namespace tessera
