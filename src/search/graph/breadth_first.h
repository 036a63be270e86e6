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

// All states around a root in order of distance (breadth-first search: Moore 1959). The pool numbers states
// in the order of arrival, so the queue is just the next number to expand.
template <StateSpace Space, class Trace = NoTrace>
class BreadthFirstTree {
public:
    BreadthFirstTree(Space space, StateBytes root, std::uint64_t memory_bytes)
        : space_(std::move(space)),
          pool_(space_.state_bytes(), memory_bytes),
          child_(static_cast<std::size_t>(space_.state_bytes())) {
        pool_.insert(root, {});
    }

    const StatePool& pool() const { return pool_; }
    bool is_complete() const { return next_ == pool_.size(); }
    bool is_full() const { return is_full_; }
    std::int32_t next() const { return next_; }  // state to expand next, unless is_complete()
    std::uint64_t expanded_count() const { return static_cast<std::uint64_t>(next_); }
    Trace& trace() { return trace_; }

    // Returns the distance below which all states are expanded.
    int depth() const { return is_complete() ? depth_ + 1 : pool_.link(next_).cost; }

    // Returns the number of states reached but not expanded.
    int waiting_count() const { return pool_.size() - next_; }

    // Expands one state and calls on_new(index) for each state reached for the first time; stops early when
    // on_new returns true.
    template <class OnNew>
    void expand(SearchStats& stats, OnNew on_new) {
        const std::int32_t parent = next_++;
        depth_ = pool_.link(parent).cost;
        trace_.record(StateStep{StateStepKind::visit, parent});
        const auto cost = static_cast<std::uint16_t>(depth_ + 1);
        stats.ticks += static_cast<Ticks>(2 * space_.move_count());
        stats.max_depth = std::max(stats.max_depth, depth_ + 1);
        for (int move = 0; move < space_.move_count() && !is_full_; ++move) {
            const StateBytes state = pool_.state(parent);
            std::copy(state.begin(), state.end(), child_.begin());
            space_.apply(move, child_);
            const auto added = pool_.insert(child_, {parent, static_cast<std::uint16_t>(move), cost});
            is_full_ = added.index < 0;
            stats.nodes += added.is_new ? 1 : 0;
            if (added.is_new) {
                trace_.record(StateStep{StateStepKind::reach, added.index, parent, move});
            }
            if (added.is_new && on_new(added.index)) {
                return;
            }
        }
    }

private:
    Space space_;
    StatePool pool_;
    std::vector<std::uint8_t> child_;
    std::int32_t next_ = 0;
    int depth_ = 0;
    bool is_full_ = false;
    Trace trace_;
};

// Result of a search over states.
struct PathResult {
    bool is_found = false;
    std::vector<int> moves;  // from the start to the goal
};

// Breadth-first search from the start until the goal is reached: the path is a shortest one. Time: two ticks
// per move of each state expanded. Memory: all states reached, up to `memory_bytes`.
template <StateSpace Space, class Trace = NoTrace>
class BreadthFirst {
public:
    BreadthFirst(const Space& space, StateBytes start, StateBytes goal, std::uint64_t memory_bytes)
        : tree_(space, start, memory_bytes), goal_(goal.begin(), goal.end()) {
        found_ = tree_.pool().find(goal_);
        note_goal();
    }

    // Returns `exhausted` if no path exists or memory ran out (see is_full()).
    Outcome advance(Ticks budget) {
        return advance_by_steps(stats_, budget, [this] {
            if (found_ < 0 && (tree_.is_full() || tree_.is_complete())) {
                return Outcome::exhausted;
            }
            if (found_ < 0) {
                tree_.expand(stats_, [this](std::int32_t index) { return is_goal(index); });
            }
            return found_ >= 0 ? Outcome::solved : Outcome::running;
        });
    }

    const SearchStats& stats() const { return stats_; }  // nodes: states reached
    PositionCounts counts() const { return {stats_.nodes, tree_.expanded_count()}; }
    const StatePool& pool() const { return tree_.pool(); }
    bool is_full() const { return tree_.is_full(); }
    Trace& trace() { return tree_.trace(); }
    int lower_bound() const { return tree_.depth() + 1; }
    std::uint64_t memory_bytes() const { return tree_.pool().memory_bytes(); }
    std::vector<int> moves() const {
        return tree_.pool().path_to(found_ >= 0 ? found_ : tree_.pool().size() - 1);
    }

private:
    bool is_goal(std::int32_t index) {
        const StateBytes state = tree_.pool().state(index);
        found_ = std::equal(state.begin(), state.end(), goal_.begin()) ? index : -1;
        note_goal();
        return found_ >= 0;
    }
    void note_goal() {
        if (found_ >= 0) {
            tree_.trace().record(StateStep{StateStepKind::solve, found_});
        }
    }

    BreadthFirstTree<Space, Trace> tree_;
    std::vector<std::uint8_t> goal_;
    std::int32_t found_ = -1;
    SearchStats stats_;
};

// Breadth-first search from the goal over the whole graph; afterwards every state's distance is known. Time
// and memory as for BreadthFirst, for all states.
template <StateSpace Space>
class WholeGraph {
public:
    WholeGraph(const Space& space, StateBytes start, StateBytes goal, std::uint64_t memory_bytes)
        : tree_(space, goal, memory_bytes), start_(start.begin(), start.end()) {}

    Outcome advance(Ticks budget) {
        return advance_by_steps(stats_, budget, [this] {
            if (!tree_.is_complete() && !tree_.is_full()) {
                tree_.expand(stats_, [](std::int32_t) { return false; });
            }
            if (!tree_.is_complete() && !tree_.is_full()) {
                return Outcome::running;
            }
            return tree_.is_full() || tree_.pool().find(start_) < 0 ? Outcome::exhausted : Outcome::solved;
        });
    }

    const SearchStats& stats() const { return stats_; }
    PositionCounts counts() const { return {stats_.nodes, tree_.expanded_count()}; }
    const StatePool& pool() const { return tree_.pool(); }
    bool is_full() const { return tree_.is_full(); }
    int lower_bound() const {
        const std::int32_t index = tree_.pool().find(start_);
        return index >= 0 ? tree_.pool().link(index).cost : tree_.depth() + 1;
    }
    std::uint64_t memory_bytes() const { return tree_.pool().memory_bytes(); }

    // Returns the path from the goal, reversed: moves are their own inverses.
    std::vector<int> moves() const {
        const std::int32_t index = tree_.pool().find(start_);
        std::vector<int> moves = index >= 0 ? tree_.pool().path_to(index) : std::vector<int>();
        std::reverse(moves.begin(), moves.end());
        return moves;
    }

private:
    BreadthFirstTree<Space> tree_;
    std::vector<std::uint8_t> start_;
    SearchStats stats_;
};

// Bidirectional search (Pohl 1971): two breadth-first trees that grow towards each other, a whole layer at a
// time. Before they meet, no path is shorter than the sum of their depths, so the first meeting is a
// shortest path. Time and memory as for BreadthFirst, for the states within half the distance of either end.
//
// In the trace, states of the start's tree have even numbers and those of the goal's tree odd ones; 0 is the
// start, 1 the goal. A `solve` step has the meeting state's number in the first tree as `state` and that in
// the other as `from`.
template <StateSpace Space, class Trace = NoTrace>
class Bidirectional {
public:
    Bidirectional(const Space& space, StateBytes start, StateBytes goal, std::uint64_t memory_bytes)
        : trees_{BreadthFirstTree<Space>(space, start, memory_bytes / 2),
                 BreadthFirstTree<Space>(space, goal, memory_bytes / 2)} {
        meet(0, 0);
    }

    Outcome advance(Ticks budget) {
        return advance_by_steps(stats_, budget, [this] {
            if (meeting_[0] < 0 && (is_full() || at(trees_, side_).is_complete())) {
                return Outcome::exhausted;
            }
            if (meeting_[0] < 0) {
                step();
            }
            return meeting_[0] >= 0 ? Outcome::solved : Outcome::running;
        });
    }

    const SearchStats& stats() const { return stats_; }
    PositionCounts counts() const {
        return {stats_.nodes, trees_[0].expanded_count() + trees_[1].expanded_count()};
    }
    Trace& trace() { return trace_; }
    bool is_full() const { return trees_[0].is_full() || trees_[1].is_full(); }
    int lower_bound() const { return trees_[0].depth() + trees_[1].depth() + 1; }
    std::uint64_t memory_bytes() const {
        return trees_[0].pool().memory_bytes() + trees_[1].pool().memory_bytes();
    }

    std::vector<int> moves() const {
        const bool met = meeting_[0] >= 0;
        std::vector<int> moves = trees_[0].pool().path_to(met ? meeting_[0] : trees_[0].pool().size() - 1);
        if (met) {
            const std::vector<int> back = trees_[1].pool().path_to(meeting_[1]);
            moves.insert(moves.end(), back.rbegin(), back.rend());
        }
        return moves;
    }

private:
    void step() {
        BreadthFirstTree<Space>& tree = at(trees_, side_);
        const int depth = tree.depth();
        trace_.record(StateStep{StateStepKind::visit, numbered(side_, tree.next())});
        tree.expand(stats_, [this](std::int32_t index) {
            report_reached(index);
            return meet(side_, index);
        });
        if (tree.depth() > depth) {
            side_ = trees_[0].waiting_count() <= trees_[1].waiting_count() ? 0 : 1;
        }
    }

    bool meet(int side, std::int32_t index) {
        const std::int32_t other = at(trees_, 1 - side).pool().find(at(trees_, side).pool().state(index));
        if (other >= 0) {
            at(meeting_, side) = index;
            at(meeting_, 1 - side) = other;
            trace_.record(
                StateStep{StateStepKind::solve, numbered(0, meeting_[0]), numbered(1, meeting_[1])});
        }
        return other >= 0;
    }

    static std::int32_t numbered(int side, std::int32_t index) { return 2 * index + side; }
    void report_reached(std::int32_t index) {
        const StateLink& link = at(trees_, side_).pool().link(index);
        trace_.record(
            StateStep{StateStepKind::reach, numbered(side_, index), numbered(side_, link.parent), link.move});
    }

    std::vector<BreadthFirstTree<Space>> trees_;  // from the start and from the goal
    std::vector<std::int32_t> meeting_ = {-1, -1};
    int side_ = 0;
    SearchStats stats_;
    Trace trace_;
};

}  // namespace tessera
