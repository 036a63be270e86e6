#include "lab/record/search_record.h"

#include "base/check.h"

#include <algorithm>
#include <utility>

namespace tessera {

SearchRecord::SearchRecord(int limit) : limit_(static_cast<std::size_t>(limit)) {
    nodes_.emplace_back();
    last_child_.push_back(-1);
    steps_.push_back({RecordedKind::begin, 0, -1, 0});
}

bool SearchRecord::has_room() {
    is_cut_ = is_cut_ || steps_.size() >= limit_;
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
    if (has_room()) {
        current_ = 0;
        add_step(RecordedKind::begin, 0, limit, 0);
    }
}

void SearchRecord::choose(std::int32_t option, std::int32_t item) {
    if (has_room()) {
        current_ = add_node(current_, option);
        add_step(RecordedKind::choose, 0, item, current_);
    }
}

void SearchRecord::back() {
    if (has_room()) {
        current_ = at(nodes_, current_).parent;
        TESSERA_ASSERT(current_ >= 0);
        add_step(RecordedKind::back, 0, -1, current_);
    }
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
    if (!has_room()) {
        return;
    }
    solution_steps_.push_back(step_count());
    solution_nodes_.push_back(current_);
    for (std::int32_t above = current_; above >= 0; above = at(nodes_, above).parent) {
        ++at(nodes_, above).solutions;
    }
    add_step(RecordedKind::solution, 0, -1, current_);
}

std::int32_t SearchRecord::reach(std::int32_t from, std::int32_t option) {
    is_depth_first_ = false;
    if (!has_room()) {
        return -1;
    }
    const std::int32_t node = add_node(from, option);
    add_step(RecordedKind::choose, 0, -1, node);
    return node;
}

void SearchRecord::visit(std::int32_t node) {
    is_depth_first_ = false;
    if (has_room()) {
        current_ = node;
        add_step(RecordedKind::visit, 0, -1, node);
    }
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
