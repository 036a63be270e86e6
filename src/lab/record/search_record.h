#pragma once

#include "base/index.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tessera {

// The kind of a step.
enum class RecordedKind : std::uint8_t {
    // The start, the first step of every record; or a depth-first search starting over, value: its limit.
    begin,
    // A new position. Value: the item to cover, or the node whose position gets a better path, or -1.
    choose,
    back,    // the last choice is undone; the node is its parent
    refuse,  // the option `value` is refused
    dead,    // the item `value` cannot be covered any more
    visit,   // a best-first search expands a position that it reached before
    // The two ends of a bidirectional search meet: the node and node `value` are the same position.
    meet,
    solution,  // the position is a solution
};

// Reason of a `back` step past the bound of the record: `value` steps are not recorded, and the node is where
// the search was before and after them.
inline constexpr std::uint8_t reason_gap = 255;
// Reason of a `choose` step after the ends of a bidirectional search met: it follows the other end's path.
inline constexpr std::uint8_t reason_joined = 254;

struct RecordedStep {
    RecordedKind kind = RecordedKind::begin;
    std::uint8_t reason = 0;  // a refusal's, in the engine's numbering; or reason_gap
    std::int32_t value = -1;  // depends on the kind
    std::int32_t node = 0;    // the position after the step

    bool operator==(const RecordedStep&) const = default;
};

// A position that the search reached, and how: another path to the same position is another node.
struct RecordedNode {
    std::int32_t parent = -1;  // -1: the start
    std::int32_t option = -1;  // the option that led here, in the engine's numbering
    std::int32_t depth = 0;
    std::int32_t first_step = 0;
    std::int32_t subtree = 1;    // nodes below, and itself
    std::int32_t solutions = 0;  // in the subtree
    std::int32_t first_child = -1;
    std::int32_t next_sibling = -1;

    bool operator==(const RecordedNode&) const = default;
};

// The steps of a search and the tree of positions that they walk. It grows while the search runs and is
// bounded. A step's position follows from the options on the path to its node, so no keyframes are needed.
// Past the bound only solutions are recorded, up to most_late_solutions, each after a gap and with its path.
//
// Parents come before their children, and children are in the order of their first steps. Except in a
// best-first search a subtree's nodes are consecutive.
//
// Memory: 12 bytes per step and 36 bytes per node.
class SearchRecord {
public:
    static constexpr int most_steps = 2'000'000;
    static constexpr int most_late_solutions = 1'000;  // past the bound

    explicit SearchRecord(int limit = most_steps);

    // Recording.
    void begin_again(std::int32_t limit);
    void choose(std::int32_t option, std::int32_t item = -1);
    void back();
    void refuse(std::int32_t option, std::uint8_t reason);
    void note_dead(std::int32_t item);
    void note_solution();
    // Best-first search: records a new node reached from another one, and an expansion. `bettered` is the
    // node whose position is reached on a better path, if any. Returns -1 if the record is full.
    std::int32_t reach(std::int32_t from, std::int32_t option, std::int32_t bettered = -1);
    void visit(std::int32_t node);
    // Bidirectional search: records that both nodes are the same position; then call join() once per option
    // on the path to the goal. Returns -1 if the record is full.
    void meet(std::int32_t node, std::int32_t other);
    std::int32_t join(std::int32_t from, std::int32_t option);
    // For a search without a tree, in which an option is a whole position: records a new one below the start.
    // Returns -1 if the record is full.
    std::int32_t move_on(std::int32_t option);
    // Best-first search: records a solution past the bound by the options that lead to it.
    void note_late_solution(const std::vector<std::int32_t>& options);

    int step_count() const { return int_size(steps_); }
    const RecordedStep& step(int index) const { return at(steps_, index); }
    int node_count() const { return int_size(nodes_); }
    const RecordedNode& node(int index) const { return at(nodes_, index); }
    int limit() const { return static_cast<int>(limit_); }  // the steps after it are late solutions
    bool is_cut() const { return is_cut_; }                 // the search continued, but the record was full
    bool is_depth_first() const { return is_depth_first_; }
    int max_depth() const { return max_depth_; }

    std::vector<std::int32_t> path(int node) const;     // nodes from the start to this one
    std::vector<std::int32_t> options(int node) const;  // on the path from the start
    bool is_below(int node, int ancestor) const;        // or the same node

    // In the order in which they were found.
    const std::vector<std::int32_t>& solution_nodes() const { return solution_nodes_; }
    // The nearest solution step after or before this one; -1: none.
    int next_solution(int after_step) const;
    int previous_solution(int before_step) const;
    // The child with the most nodes, the first of equals; -1: none.
    int largest_subtree(int node) const;

    std::uint64_t memory_bytes() const;

private:
    bool has_room();
    std::int32_t known_child(std::int32_t node, std::int32_t option) const;
    void add_solution();
    std::int32_t add_node(std::int32_t parent, std::int32_t option);
    void add_step(RecordedKind kind, std::uint8_t reason, std::int32_t value, std::int32_t node);

    std::size_t limit_;
    std::vector<RecordedStep> steps_;
    std::vector<RecordedNode> nodes_;
    std::vector<std::int32_t> last_child_;  // by node
    std::vector<std::int32_t> solution_steps_;
    std::vector<std::int32_t> solution_nodes_;
    std::int32_t current_ = 0;
    std::vector<std::int32_t> unseen_;  // past the bound: the options on the current path
    std::int32_t unseen_steps_ = 0;     // since the last recorded one
    int late_solutions_ = 0;
    int max_depth_ = 0;
    bool is_cut_ = false;
    bool is_depth_first_ = true;
};

}  // namespace tessera
