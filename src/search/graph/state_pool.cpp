#include "search/graph/state_pool.h"

#include "base/hash.h"

#include <algorithm>
#include <cstring>

namespace tessera {

namespace {

constexpr std::size_t first_slot_count = 1U << 10;

std::uint64_t hash_state(StateBytes state) {
    std::uint64_t hash = 0;
    for (std::size_t start = 0; start < state.size(); start += 8) {
        std::uint64_t word = 0;
        const std::size_t end = std::min(state.size(), start + 8);
        for (std::size_t place = start; place < end; ++place) {
            word = word << 8 | state[place];
        }
        hash = combine_hashes(hash, word);
    }
    return hash;
}

// The table doubles when half full: 8 to 16 bytes of slots per state, and half as much again while it is
// rebuilt. The other two arrays grow by half, so while one grows it briefly takes 2.5 times what it holds.
int capacity_for(std::size_t width, std::uint64_t memory_bytes) {
    const std::uint64_t bytes_per_state = (width + sizeof(StateLink)) * 5 / 2 + 24;
    const std::uint64_t capacity = memory_bytes / bytes_per_state;
    return static_cast<int>(std::clamp<std::uint64_t>(capacity, 1, 1U << 30));
}

}  // namespace

StatePool::StatePool(int state_bytes, std::uint64_t memory_bytes)
    : width_(static_cast<std::size_t>(state_bytes)),
      capacity_(capacity_for(width_, memory_bytes)),
      slots_(first_slot_count, -1) {}

std::size_t StatePool::slot_of(StateBytes state) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = static_cast<std::size_t>(hash_state(state)) & mask;
    while (slots_[slot] >= 0) {
        const StateBytes stored = this->state(slots_[slot]);
        if (std::memcmp(stored.data(), state.data(), width_) == 0) {
            break;
        }
        slot = (slot + 1) & mask;
    }
    return slot;
}

std::int32_t StatePool::find(StateBytes state) const {
    return slots_[slot_of(state)];
}

StatePool::Insertion StatePool::insert(StateBytes state, const StateLink& link) {
    TESSERA_DEBUG_ASSERT(state.size() == width_);
    std::size_t slot = slot_of(state);
    if (slots_[slot] >= 0 || is_full()) {
        return {slots_[slot], false};
    }
    if (links_.size() * 2 >= slots_.size()) {
        grow_table();
        slot = slot_of(state);
    }
    make_room();
    slots_[slot] = size();
    bytes_.insert(bytes_.end(), state.begin(), state.end());
    links_.push_back(link);
    return {slots_[slot], true};
}

void StatePool::grow_table() {
    const std::size_t slot_count = slots_.size() * 2;
    slots_ = {};  // freed before the larger table is allocated
    slots_.assign(slot_count, -1);
    for (std::int32_t index = 0; index < size(); ++index) {
        slots_[slot_of(state(index))] = index;
    }
}

void StatePool::make_room() {
    if (links_.size() == links_.capacity()) {
        const std::size_t room = std::max<std::size_t>(64, links_.size() + links_.size() / 2);
        const std::size_t states = std::min(room, static_cast<std::size_t>(capacity_));
        links_.reserve(states);
        bytes_.reserve(states * width_);
    }
}

std::vector<int> StatePool::path_to(std::int32_t index) const {
    std::vector<int> moves;
    for (; link(index).parent >= 0; index = link(index).parent) {
        moves.push_back(link(index).move);
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
}

std::uint64_t StatePool::memory_bytes() const {
    return bytes_.capacity() + links_.capacity() * sizeof(StateLink) +
           slots_.capacity() * sizeof(std::int32_t);
}

}  // namespace tessera
