#pragma once

#include "base/hash.h"
#include "search/position_counts.h"
#include "search/search.h"
#include "search/trace.h"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tessera {

// Identifies a state: equal keys mean equal states.
struct StateKey {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    bool operator==(const StateKey&) const = default;
};

// A walker in a graph of states whose moves are their own inverses; it updates the heuristic h of its state
// with every move.
template <class W>
concept StateWalker = requires(W& walker, const W& view, int move) {
    { view.move_count() } -> std::same_as<int>;
    walker.play(move);
    { view.h() } -> std::same_as<int>;          // admissible: never more than the moves to the goal
    { view.tie_break() } -> std::same_as<int>;  // with equal h, the least is tried first
    { view.is_goal() } -> std::same_as<bool>;
    { view.key() } -> std::same_as<StateKey>;
    { view.ticks_per_move() } -> std::same_as<Ticks>;
};

// A transposition table (Reinefeld, Marsland 1994) of states that failed, each with the moves that were left.
// Buckets have four entries. The table doubles up to its bound; after that, entries with fewer moves left are
// replaced, which costs time, never correctness.
class TranspositionTable {
public:
    explicit TranspositionTable(std::uint64_t memory_bytes)
        : slots_(first_slot_count),
          most_slots_(std::max<std::uint64_t>(memory_bytes / (2 * sizeof(Slot)), first_slot_count)) {}

    bool covers(const StateKey& key, int moves_left) const {
        const Slot* const slot = find(key);
        return slot != nullptr && slot->moves_left >= moves_left;
    }

    void record(const StateKey& key, int moves_left) {
        if (used_ * 2 > slots_.size() && slots_.size() * 2 <= most_slots_) {
            grow();
        }
        place({key, moves_left});
    }

    std::uint64_t memory_bytes() const { return slots_.capacity() * sizeof(Slot); }

private:
    static constexpr std::uint64_t first_slot_count = 1U << 10;
    static constexpr std::size_t bucket_size = 4;

    struct Slot {
        StateKey key;
        std::int32_t moves_left = -1;  // -1: free
    };

    std::size_t bucket_of(const StateKey& key) const {
        return static_cast<std::size_t>(combine_hashes(key.low, key.high)) & (slots_.size() - bucket_size);
    }

    const Slot* find(const StateKey& key) const {
        const std::size_t bucket = bucket_of(key);
        for (std::size_t index = bucket; index < bucket + bucket_size; ++index) {
            if (slots_[index].moves_left >= 0 && slots_[index].key == key) {
                return &slots_[index];
            }
        }
        return nullptr;
    }

    void place(const Slot& slot) {
        const std::size_t bucket = bucket_of(slot.key);
        std::size_t chosen = bucket;
        for (std::size_t index = bucket; index < bucket + bucket_size; ++index) {
            if (slots_[index].moves_left >= 0 && slots_[index].key == slot.key) {
                chosen = index;
                break;
            }
            chosen = slots_[index].moves_left < slots_[chosen].moves_left ? index : chosen;
        }
        if (slots_[chosen].moves_left < 0) {
            ++used_;
        }
        slots_[chosen] = slot;
    }

    void grow() {
        const std::vector<Slot> old = std::exchange(slots_, std::vector<Slot>(slots_.size() * 2));
        used_ = 0;
        for (const Slot& slot : old) {
            if (slot.moves_left >= 0) {
                place(slot);
            }
        }
    }

    std::vector<Slot> slots_;  // their count is a power of two
    std::uint64_t most_slots_;
    std::size_t used_ = 0;
};

// Reasons of `prune` steps, whose value is then a move.
inline constexpr std::uint8_t prune_over_limit = 1;  // g + h exceeds the threshold
inline constexpr std::uint8_t prune_known = 2;       // the transposition table covers the state

// Iterative deepening A* (Korf 1985) with a transposition table (Reinefeld, Marsland 1994). A state is
// recorded in the table on entry, so within one threshold it is entered again only with more moves left;
// every path within the threshold is found whatever the table forgets. Moves are tried in order of h and tie
// break, so that the last threshold, which has a solution, usually dives to it.
//
// Time: ticks_per_move() per move tried from a state, which may be entered several times in each threshold.
// Memory: a frame per move of the path, and the table; it grows up to half of `memory_bytes`, as there are
// two copies while it grows.
template <StateWalker Walker, class Trace = NoTrace>
class IdaStar {
public:
    IdaStar(Walker walker, std::uint64_t memory_bytes)
        : walker_(std::move(walker)), transpositions_(memory_bytes), threshold_(walker_.h()) {
        open_threshold();
    }

    // Returns `solved` with a shortest path, or `exhausted` if none is shorter than the limit.
    Outcome advance(Ticks budget) {
        return advance_by_steps(stats_, budget, [this] {
            if (!is_solved_ && limit_ && threshold_ >= *limit_) {
                return Outcome::exhausted;
            }
            if (!is_solved_) {
                step();
            }
            return is_solved_ ? Outcome::solved : Outcome::running;
        });
    }

    const SearchStats& stats() const { return stats_; }
    PositionCounts counts() const { return {reached_count_, std::nullopt}; }
    const Walker& walker() const { return walker_; }
    Trace& trace() { return trace_; }
    int lower_bound() const { return threshold_; }

    // Restricts the search to paths of fewer moves than `limit`.
    void set_limit(int limit) { limit_ = limit; }

    // Returns the path from the start to the goal if solved, else to the current state.
    std::vector<int> moves() const {
        std::vector<int> moves;
        for (std::size_t index = 1; index < frames_.size(); ++index) {
            moves.push_back(frames_[index].move);
        }
        return moves;
    }

    std::uint64_t memory_bytes() const { return transpositions_.memory_bytes(); }

private:
    struct Child {
        int h = 0;
        int tie_break = 0;
        int move = 0;
    };
    struct Frame {
        int move = -1;
        std::size_t first_child = 0;  // in children_, which ends with those of the last frame
        std::size_t next_child = 0;
    };

    int moves_left() const { return threshold_ - (int_size(frames_) - 1); }

    void open_threshold() {
        next_threshold_.reset();
        trace_.record(Step{StepKind::restart, 0, threshold_});
        enter(-1);
    }

    void enter(int move) {
        stats_.nodes += 1;
        if (move >= 0) {
            ++reached_count_;
            trace_.record(Step{StepKind::choose, 0, move});
        }
        frames_.push_back({.move = move, .first_child = children_.size(), .next_child = children_.size()});
        stats_.max_depth = std::max(stats_.max_depth, int_size(frames_) - 1);
        is_solved_ = walker_.is_goal();
        if (is_solved_) {
            trace_.record(Step{StepKind::solve});
        }
        if (!is_solved_) {
            transpositions_.record(walker_.key(), moves_left());
            list_children();
        }
    }

    void list_children() {
        const std::size_t first = children_.size();
        const int left = moves_left() - 1;
        for (int move = 0; move < walker_.move_count(); ++move) {
            walker_.play(move);
            const int h = walker_.h();
            if (h > left) {
                const int needed = threshold_ - left + h;
                next_threshold_ = std::min(next_threshold_.value_or(needed), needed);
                trace_.record(Step{StepKind::prune, prune_over_limit, move});
            } else if (!transpositions_.covers(walker_.key(), left)) {
                children_.push_back({h, walker_.tie_break(), move});
            } else {
                trace_.record(Step{StepKind::prune, prune_known, move});
            }
            walker_.play(move);
        }
        stats_.ticks += static_cast<Ticks>(walker_.move_count()) * walker_.ticks_per_move();
        std::sort(children_.begin() + static_cast<std::ptrdiff_t>(first), children_.end(), goes_before);
    }

    static bool goes_before(const Child& a, const Child& b) {
        if (a.h != b.h) {
            return a.h < b.h;
        }
        return a.tie_break != b.tie_break ? a.tie_break < b.tie_break : a.move < b.move;
    }

    // Enters the next child, or leaves the state; leaving the root ends the threshold.
    void step() {
        Frame& frame = frames_.back();
        if (frame.next_child < children_.size()) {
            const int move = children_[frame.next_child++].move;
            walker_.play(move);
            if (transpositions_.covers(walker_.key(), moves_left() - 1)) {
                walker_.play(move);
                stats_.ticks += 1;
                trace_.record(Step{StepKind::prune, prune_known, move});
            } else {
                enter(move);
            }
            return;
        }
        children_.resize(frame.first_child);
        const int move = frame.move;
        frames_.pop_back();
        if (!frames_.empty()) {
            walker_.play(move);
            stats_.backtracks += 1;
            trace_.record(Step{StepKind::undo, 0, move});
            return;
        }
        // If nothing was pruned by the threshold, there is no path to the goal; an admissible h rules that
        // out if the goal is reachable.
        threshold_ = next_threshold_.value_or(limit_.value_or(threshold_));
        if (!limit_ || threshold_ < *limit_) {
            open_threshold();
        }
    }

    Walker walker_;
    TranspositionTable transpositions_;
    int threshold_;
    std::optional<int> next_threshold_;  // least g + h above the threshold
    std::optional<int> limit_;
    std::vector<Frame> frames_;
    std::vector<Child> children_;
    bool is_solved_ = false;
    std::uint64_t reached_count_ = 0;  // each threshold enters the start, which is not reached
    SearchStats stats_;
    Trace trace_;
};

}  // namespace tessera
