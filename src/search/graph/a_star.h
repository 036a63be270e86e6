#pragma once

#include "search/graph/state_space.h"
#include "search/position_counts.h"
#include "search/search.h"
#include "search/trace.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace tessera {

// A* (Hart, Nilsson, Raphael 1968) with a bucket for each value of f = g + h; ties are broken last in, first
// out, which makes it dive. The path is a shortest one if the heuristic is admissible. States reached again
// by a shorter path are reopened, so the heuristic need not be consistent.
//
// Time: one tick per entry removed from a bucket and three per move tried. Memory: all states
// reached, up to `memory_bytes`; is_full() is true if that bound ended the search.
template <StateSpace Space, Heuristic H, class Trace = NoTrace>
class AStar {
public:
    AStar(Space space, H heuristic, StateBytes start, std::uint64_t memory_bytes)
        : space_(std::move(space)),
          heuristic_(std::move(heuristic)),
          pool_(space_.state_bytes(), memory_bytes * 3 / 5),
          most_entries_(memory_bytes / 5 / sizeof(Entry)),
          child_(static_cast<std::size_t>(space_.state_bytes())) {
        push(pool_.insert(start, {}).index, 0, heuristic_.h(start));
    }

    // The goal is any state for which goal(state) holds; h is zero there. Returns `exhausted` if no path
    // exists or memory ran out (see is_full()).
    template <class Goal>
    Outcome advance(Ticks budget, const Goal& goal) {
        return advance_by_steps(stats_, budget, [&] { return step(goal); });
    }

    const SearchStats& stats() const { return stats_; }  // nodes: states expanded
    PositionCounts counts() const { return {reached_count_, stats_.nodes}; }
    bool is_full() const { return is_full_; }
    Trace& trace() { return trace_; }

    // Returns a lower bound on the path length if the heuristic is admissible.
    int lower_bound() const { return (lowest_ + heuristic_.scale() - 1) / heuristic_.scale(); }
    std::vector<int> moves() const { return pool_.path_to(found_ >= 0 ? found_ : last_); }
    std::uint64_t memory_bytes() const { return pool_.memory_bytes() + bucket_bytes_; }

private:
    struct Entry {
        std::int32_t index = 0;
        std::int32_t cost = 0;
    };

    // Removes the entry with the least f from its bucket and expands its state.
    template <class Goal>
    Outcome step(const Goal& goal) {
        if (found_ >= 0) {
            return Outcome::solved;
        }
        if (is_full_ || !find_lowest()) {
            return Outcome::exhausted;
        }
        const Entry entry = at(buckets_, lowest_).back();
        at(buckets_, lowest_).pop_back();
        --entry_count_;
        stats_.ticks += 1;
        if (pool_.link(entry.index).cost != entry.cost) {
            return Outcome::running;  // stale: a shorter path was found since
        }
        last_ = entry.index;
        trace_.record(StateStep{StateStepKind::visit, entry.index});
        if (goal(pool_.state(entry.index))) {
            found_ = entry.index;
            trace_.record(StateStep{StateStepKind::solve, entry.index});
            return Outcome::solved;
        }
        expand(entry);
        return Outcome::running;
    }

    bool find_lowest() {
        while (lowest_ < int_size(buckets_) && at(buckets_, lowest_).empty()) {
            ++lowest_;
        }
        return lowest_ < int_size(buckets_);
    }

    void push(std::int32_t index, int cost, int h) {
        const int value = cost * heuristic_.scale() + h;
        if (value >= int_size(buckets_)) {
            buckets_.resize(static_cast<std::size_t>(value) + 1);
        }
        std::vector<Entry>& bucket = at(buckets_, value);
        bucket_bytes_ -= bucket.capacity() * sizeof(Entry);
        bucket.push_back({index, cost});
        bucket_bytes_ += bucket.capacity() * sizeof(Entry);
        lowest_ = std::min(lowest_, value);
        is_full_ = ++entry_count_ > most_entries_;
    }

    void expand(const Entry& parent) {
        const auto cost = static_cast<std::uint16_t>(parent.cost + 1);
        stats_.nodes += 1;
        stats_.max_depth = std::max<int>(stats_.max_depth, cost);
        stats_.ticks += static_cast<Ticks>(space_.move_count() * 3);
        for (int move = 0; move < space_.move_count() && !is_full_; ++move) {
            const StateBytes state = pool_.state(parent.index);
            std::copy(state.begin(), state.end(), child_.begin());
            space_.apply(move, child_);
            const StateLink link{parent.index, static_cast<std::uint16_t>(move), cost};
            const auto added = pool_.insert(child_, link);
            if (added.index < 0) {
                is_full_ = true;
            } else if (added.is_new || pool_.link(added.index).cost > cost) {
                pool_.relink(added.index, link);
                ++reached_count_;
                trace_.record(StateStep{StateStepKind::reach, added.index, parent.index, move});
                push(added.index, cost, heuristic_.h(child_));
            }
        }
    }

    Space space_;
    H heuristic_;
    StatePool pool_;
    std::uint64_t most_entries_;  // in half of the buckets' memory, as they grow by doubling
    std::vector<std::uint8_t> child_;
    std::vector<std::vector<Entry>> buckets_;
    std::uint64_t entry_count_ = 0;
    std::uint64_t reached_count_ = 0;
    std::uint64_t bucket_bytes_ = 0;
    int lowest_ = 0;
    std::int32_t found_ = -1;
    std::int32_t last_ = 0;
    bool is_full_ = false;
    SearchStats stats_;
    Trace trace_;
};

}  // namespace tessera
