#pragma once

#include "base/index.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tessera {

// What happens in a step.
enum class RecordedKind : std::uint8_t {
    begin,  // the start: the first step of every record; or a depth-first search that begins again, value: its limit
    choose,  // a new position: option of the node; value: the item that it is to cover, or the
             // node whose position is reached on a better way; -1: there is none
    back,    // the last choice is taken back: the node is what it led on from
    refuse,  // an option, which is the value, is not tried
    dead,    // an item, which is the value, cannot be covered any more
    visit,   // a best-first search takes up a position that it came to before
    meet,  // a search from both ends has come to the position from the other end, too, where it is the node of the value
    solution,  // the position is a solution
};

// The reason of a step `back` past the bound of the record: so many steps, its value, are not recorded, and the node is
// where the search was before and after them.
inline constexpr std::uint8_t reason_gap = 255;
// The reason of a step `choose` of a search from both ends, once they have met: the way on is the other end's.
inline constexpr std::uint8_t reason_joined = 254;

struct RecordedStep {
    RecordedKind kind = RecordedKind::begin;
    std::uint8_t reason = 0;  // of a refusal, as the engine numbers them; reason_gap
    std::int32_t value = -1;  // as the kind says
    std::int32_t node = 0;    // the position after the step

    bool operator==(const RecordedStep&) const = default;
};

// A position that the search came to, and how: another way to the same position is another node.
struct RecordedNode {
    std::int32_t parent = -1;  // -1: the start
    std::int32_t option = -1;  // what led here, as the engine numbers options
    std::int32_t depth = 0;
    std::int32_t first_step = 0;
    std::int32_t subtree = 1;    // nodes below and itself
    std::int32_t solutions = 0;  // in the subtree
    std::int32_t first_child = -1;
    std::int32_t next_sibling = -1;

    bool operator==(const RecordedNode&) const = default;
};

// The steps of a search and the tree of positions that they walk. It grows while the search runs and is bounded. The
// position of any step is what the options on the path to its node make of the start, so no keyframes are needed. Past
// the bound only solutions are recorded, up to a number of them, each with a gap before it and the way to it.
// Parents come before their children and children in the order of their first steps. Unless the search is a best-first
// one, a node's subtree is the nodes from itself on, without a gap.
//
// Memory: 12 bytes for a step and 36 for a node.
class SearchRecord {
public:
    static constexpr int most_steps = 2'000'000;
    static constexpr int most_late_solutions = 1'000;  // past the bound

    explicit SearchRecord(int limit = most_steps);

    // Growing.
    void begin_again(std::int32_t limit);
    void choose(std::int32_t option, std::int32_t item = -1);
    void back();
    void refuse(std::int32_t option, std::uint8_t reason);
    void note_dead(std::int32_t item);
    void note_solution();
    // Of a best-first search: it comes from a node to a new one, -1 if the record is full, which may be a better way to
    // the position of a node that there is; it takes one up.
    std::int32_t reach(std::int32_t from, std::int32_t option, std::int32_t bettered = -1);
    void visit(std::int32_t node);
    // Of a search from both ends: two nodes are one position. From the first one the way is then walked on, option by
    // option, to the goal; -1 if the record is full.
    void meet(std::int32_t node, std::int32_t other);
    std::int32_t join(std::int32_t from, std::int32_t option);
    // Of a search without a tree, where an option is a whole position: it is in a new one, below the start, -1 if the
    // record is full.
    std::int32_t move_on(std::int32_t option);
    // A solution past the bound, of a best-first search: the options that lead to it.
    void note_late_solution(const std::vector<std::int32_t>& options);

    int step_count() const { return int_size(steps_); }
    const RecordedStep& step(int index) const { return at(steps_, index); }
    int node_count() const { return int_size(nodes_); }
    const RecordedNode& node(int index) const { return at(nodes_, index); }
    int limit() const { return static_cast<int>(limit_); }  // the steps after it are late solutions
    bool is_cut() const { return is_cut_; }  // the search went on, but there was no room for it
    bool is_depth_first() const { return is_depth_first_; }
    int max_depth() const { return max_depth_; }

    std::vector<std::int32_t> path(int node) const;     // nodes, from the start to this one
    std::vector<std::int32_t> options(int node) const;  // that lead from the start to it
    bool is_below(int node, int ancestor) const;        // or the same

    // Nodes that are solutions, in the order in which they were found.
    const std::vector<std::int32_t>& solution_nodes() const { return solution_nodes_; }
    // Steps that tell of a solution, after this one and before it; -1: there is none.
    int next_solution(int after_step) const;
    int previous_solution(int before_step) const;
    int largest_subtree(
        int node) const;  // the child with the most nodes, the first of equals; -1: there is none

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
    std::vector<std::int32_t> unseen_;  // past the bound: the options on the path where the search is
    std::int32_t unseen_steps_ = 0;     // since the last one that is recorded
    int late_solutions_ = 0;
    int max_depth_ = 0;
    bool is_cut_ = false;
    bool is_depth_first_ = true;
};

}  // namespace tessera
