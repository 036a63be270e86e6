#include "lab/record/search_record.h"

#include "base/check.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace tessera {

SearchRecord::SearchRecord(int limit) : limit_(static_cast<std::size_t>(limit)) {
    nodes_.emplace_back();
    last_child_.push_back(-1);
    steps_.push_back({RecordedKind::begin, 0, -1, 0});
}

// Counts the steps that there is no room for.
bool SearchRecord::has_room() {
    if (!is_cut_ && steps_.size() >= limit_) {
        is_cut_ = true;
        unseen_ = options(current_);
    }
    unseen_steps_ += is_cut_ && unseen_steps_ < std::numeric_limits<std::int32_t>::max() ? 1 : 0;
    return !is_cut_;
}

void SearchRecord::add_step(RecordedKind kind, std::uint8_t reason, std::int32_t value, std::int32_t node) {
    steps_.push_back({kind, reason, value, node});
}

std::int32_t SearchRecord::add_node(std::int32_t parent, std::int32_t option) {
    const auto index = static_cast<std::int32_t>(nodes_.size());
    RecordedNode node;
    node.parent = parent;
    node.option = option;
    node.depth = at(nodes_, parent).depth + 1;
    node.first_step = step_count();
    nodes_.push_back(node);
    last_child_.push_back(-1);
    const std::int32_t before = std::exchange(at(last_child_, parent), index);
    (before < 0 ? at(nodes_, parent).first_child : at(nodes_, before).next_sibling) = index;
    for (std::int32_t above = parent; above >= 0; above = at(nodes_, above).parent) {
        ++at(nodes_, above).subtree;
    }
    max_depth_ = std::max(max_depth_, node.depth);
    return index;
}

void SearchRecord::begin_again(std::int32_t limit) {
    if (!has_room()) {
        unseen_.clear();
        return;
    }
    current_ = 0;
    add_step(RecordedKind::begin, 0, limit, 0);
}

void SearchRecord::choose(std::int32_t option, std::int32_t item) {
    if (!has_room()) {
        unseen_.push_back(option);
        return;
    }
    current_ = add_node(current_, option);
    add_step(RecordedKind::choose, 0, item, current_);
}

void SearchRecord::back() {
    if (!has_room()) {
        TESSERA_ASSERT(!unseen_.empty());
        unseen_.pop_back();
        return;
    }
    current_ = at(nodes_, current_).parent;
    TESSERA_ASSERT(current_ >= 0);
    add_step(RecordedKind::back, 0, -1, current_);
}

void SearchRecord::refuse(std::int32_t option, std::uint8_t reason) {
    if (has_room()) {
        add_step(RecordedKind::refuse, reason, option, current_);
    }
}

void SearchRecord::note_dead(std::int32_t item) {
    if (has_room()) {
        add_step(RecordedKind::dead, 0, item, current_);
    }
}

void SearchRecord::note_solution() {
    if (has_room()) {
        add_solution();
    } else {
        --unseen_steps_;
        note_late_solution(unseen_);
    }
}

void SearchRecord::add_solution() {
    solution_steps_.push_back(step_count());
    solution_nodes_.push_back(current_);
    for (std::int32_t above = current_; above >= 0; above = at(nodes_, above).parent) {
        ++at(nodes_, above).solutions;
    }
    add_step(RecordedKind::solution, 0, -1, current_);
}

// Returns the child that the option led to; -1 if there is none. In a depth-first search only the
// last child can be entered again.
std::int32_t SearchRecord::known_child(std::int32_t node, std::int32_t option) const {
    std::int32_t child = is_depth_first_ ? at(last_child_, node) : at(nodes_, node).first_child;
    while (child >= 0 && at(nodes_, child).option != option) {
        child = at(nodes_, child).next_sibling;
    }
    return child;
}

void SearchRecord::note_late_solution(const std::vector<std::int32_t>& options) {
    if (late_solutions_++ >= most_late_solutions) {
        return;
    }
    current_ = 0;
    std::size_t known = 0;
    for (; known < options.size() && known_child(current_, options[known]) >= 0; ++known) {
        current_ = known_child(current_, options[known]);
    }
    add_step(RecordedKind::back, reason_gap, std::exchange(unseen_steps_, 0), current_);
    for (; known < options.size(); ++known) {
        current_ = add_node(current_, options[known]);
        add_step(RecordedKind::choose, 0, -1, current_);
    }
    add_solution();
}

std::int32_t SearchRecord::reach(std::int32_t from, std::int32_t option, std::int32_t bettered) {
    is_depth_first_ = false;
    if (!has_room()) {
        return -1;
    }
    const std::int32_t node = add_node(from, option);
    add_step(RecordedKind::choose, 0, bettered, node);
    return node;
}

std::int32_t SearchRecord::move_on(std::int32_t option) {
    const std::int32_t node = reach(0, option);
    current_ = node < 0 ? current_ : node;
    return node;
}

void SearchRecord::visit(std::int32_t node) {
    is_depth_first_ = false;
    if (has_room()) {
        current_ = node;
        add_step(RecordedKind::visit, 0, -1, node);
    }
}

void SearchRecord::meet(std::int32_t node, std::int32_t other) {
    is_depth_first_ = false;
    if (has_room()) {
        current_ = node;
        add_step(RecordedKind::meet, 0, other, node);
    }
}

std::int32_t SearchRecord::join(std::int32_t from, std::int32_t option) {
    if (!has_room()) {
        return -1;
    }
    current_ = add_node(from, option);
    add_step(RecordedKind::choose, reason_joined, -1, current_);
    return current_;
}

std::vector<std::int32_t> SearchRecord::path(int node) const {
    std::vector<std::int32_t> nodes;
    for (std::int32_t above = node; above >= 0; above = at(nodes_, above).parent) {
        nodes.push_back(above);
    }
    std::reverse(nodes.begin(), nodes.end());
    return nodes;
}

std::vector<std::int32_t> SearchRecord::options(int node) const {
    std::vector<std::int32_t> options;
    for (std::int32_t above = node; above > 0; above = at(nodes_, above).parent) {
        options.push_back(at(nodes_, above).option);
    }
    std::reverse(options.begin(), options.end());
    return options;
}

bool SearchRecord::is_below(int node, int ancestor) const {
    std::int32_t above = node;
    while (at(nodes_, above).depth > at(nodes_, ancestor).depth) {
        above = at(nodes_, above).parent;
    }
    return above == ancestor;
}

int SearchRecord::next_solution(int after_step) const {
    const auto place = std::upper_bound(solution_steps_.begin(), solution_steps_.end(), after_step);
    return place == solution_steps_.end() ? -1 : *place;
}

int SearchRecord::previous_solution(int before_step) const {
    const auto place = std::lower_bound(solution_steps_.begin(), solution_steps_.end(), before_step);
    return place == solution_steps_.begin() ? -1 : *(place - 1);
}

int SearchRecord::largest_subtree(int node) const {
    int largest = -1;
    for (std::int32_t child = at(nodes_, node).first_child; child >= 0;
         child = at(nodes_, child).next_sibling) {
        if (largest < 0 || at(nodes_, child).subtree > at(nodes_, largest).subtree) {
            largest = child;
        }
    }
    return largest;
}

std::uint64_t SearchRecord::memory_bytes() const {
    return steps_.capacity() * sizeof(RecordedStep) + nodes_.capacity() * sizeof(RecordedNode) +
           last_child_.capacity() * sizeof(std::int32_t) +
           (solution_steps_.capacity() + solution_nodes_.capacity()) * sizeof(std::int32_t);
}

}  // namespace tessera
