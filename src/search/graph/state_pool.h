#pragma once

#include "base/index.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

using StateBytes = std::span<const std::uint8_t>;

// The link from a stored state to its parent.
struct StateLink {
    std::int32_t parent = -1;  // -1: a root
    std::uint16_t move = 0;    // from the parent to this state
    std::uint16_t cost = 0;    // moves from the root
};

// Set of states as byte strings of one width, each stored once and numbered in the order of arrival. Memory
// stays within the bound even while arrays grow. Look-ups use a hash table with linear probing.
class StatePool {
public:
    StatePool(int state_bytes, std::uint64_t memory_bytes);

    struct Insertion {
        std::int32_t index = -1;  // -1: not stored, as the pool is full
        bool is_new = false;
    };
    Insertion insert(StateBytes state, const StateLink& link);
    std::int32_t find(StateBytes state) const;  // -1: not stored

    int size() const { return int_size(links_); }
    bool is_full() const { return size() == capacity_; }
    StateBytes state(std::int32_t index) const {
        return StateBytes(bytes_).subspan(static_cast<std::size_t>(index) * width_, width_);
    }
    const StateLink& link(std::int32_t index) const { return at(links_, index); }
    void relink(std::int32_t index, const StateLink& link) { at(links_, index) = link; }

    // Returns the moves from the root to the state.
    std::vector<int> path_to(std::int32_t index) const;

    std::uint64_t memory_bytes() const;

private:
    std::size_t slot_of(StateBytes state) const;
    void grow_table();
    void make_room();

    std::size_t width_;
    int capacity_;
    std::vector<std::uint8_t> bytes_;
    std::vector<StateLink> links_;
    std::vector<std::int32_t> slots_;  // count is a power of two, at most half in use; -1: free
};

}  // namespace tessera
