#include "search/exact_cover/dancing_links.h"

#include <algorithm>

namespace tessera {

static_assert(Engine<DancingLinks<NoTrace>>);

template <class Trace>
DancingLinks<Trace>::DancingLinks(const ExactCover& problem, ItemChoice item_choice, std::uint64_t seed)
    : item_choice_(item_choice), rng_(seed) {
    build_items(problem);
    build_nodes(problem);
}

template <class Trace>
void DancingLinks<Trace>::build_items(const ExactCover& problem) {
    items_.resize(static_cast<std::size_t>(problem.item_count()) + 1);
    const Index last = problem.primary_count();
    for (Index item = 0; item < int_size(items_); ++item) {
        // A secondary item is a ring of its own, as it is never branched on.
        const bool is_primary = item <= last;
        at(items_, item).left = is_primary ? (item == 0 ? last : item - 1) : item;
        at(items_, item).right = is_primary ? (item == last ? 0 : item + 1) : item;
    }
}

template <class Trace>
void DancingLinks<Trace>::build_nodes(const ExactCover& problem) {
    nodes_.reserve(items_.size() +
                   static_cast<std::size_t>(problem.entry_count() + problem.option_count() + 1));
    for (Index item = 0; item < int_size(items_); ++item) {
        nodes_.push_back({item, item, item, 0});
    }
    nodes_.push_back({});
    Index spacer = int_size(nodes_) - 1;
    for (int option = 0; option < problem.option_count(); ++option) {
        for (int place = 0; place < problem.option_size(option); ++place) {
            append_entry(problem.entry(option, place));
        }
        at(nodes_, spacer).down = int_size(nodes_) - 1;
        nodes_.push_back({spacer + 1, 0, -(option + 1), 0});
        spacer = int_size(nodes_) - 1;
    }
}

template <class Trace>
void DancingLinks<Trace>::append_entry(const ExactCover::Entry& entry) {
    const Index header = entry.item + 1;
    const Index node = int_size(nodes_);
    const Index last = at(nodes_, header).up;
    nodes_.push_back({last, header, header, entry.color});
    at(nodes_, last).down = node;
    at(nodes_, header).up = node;
    ++at(items_, header).size;
}

template <class Trace>
Outcome DancingLinks<Trace>::advance(Ticks budget) {
    return advance_by_steps(stats_, budget, [this] {
        if (is_exhausted_) {
            return Outcome::exhausted;
        }
        return is_descending_ ? descend() : retry();
    });
}

template <class Trace>
Outcome DancingLinks<Trace>::descend() {
    if (at(items_, 0).right == 0) {
        is_descending_ = false;
        ++stats_.solutions;
        trace_.record({StepKind::solve, 0, 0});
        return Outcome::solved;
    }
    const Index item = best_item();
    if (at(items_, item).size == 0) {
        trace_.record({StepKind::prune, prune_item_without_option, item - 1});
    }
    cover(item);
    stack_.push_back(item);
    is_descending_ = false;
    return Outcome::running;
}

template <class Trace>
Outcome DancingLinks<Trace>::retry() {
    if (stack_.empty()) {
        is_exhausted_ = true;
        return Outcome::exhausted;
    }
    if (has_chosen_last()) {
        undo(stack_.back());
    }
    is_last_passed_over_ = false;
    const Index next = next_of_last();
    if (next < int_size(items_)) {
        uncover(next);
        stack_.pop_back();
        return Outcome::running;
    }
    stack_.back() = next;
    choose(next);
    is_descending_ = true;
    return Outcome::running;
}

template <class Trace>
bool DancingLinks<Trace>::has_chosen_last() const {
    return !is_last_passed_over_ && stack_.back() >= int_size(items_);
}

// The ring of an item that is branched on does not change until the item is uncovered.
template <class Trace>
typename DancingLinks<Trace>::Index DancingLinks<Trace>::next_of_last() const {
    return at(nodes_, stack_.back()).down;
}

template <class Trace>
int DancingLinks<Trace>::candidate() const {
    const bool is_choosing = !is_descending_ && !stack_.empty() && next_of_last() >= int_size(items_);
    return is_choosing ? option_of(next_of_last()) : -1;
}

template <class Trace>
std::vector<int> DancingLinks<Trace>::chosen_with_candidate() const {
    std::vector<int> options = chosen();
    if (has_chosen_last()) {
        options.pop_back();
    }
    options.push_back(candidate());
    return options;
}

template <class Trace>
std::vector<int> DancingLinks<Trace>::branched_items() const {
    std::vector<int> items;
    items.reserve(stack_.size());
    for (const Index node : stack_) {
        items.push_back(at(nodes_, node).item - 1);
    }
    return items;
}

template <class Trace>
void DancingLinks<Trace>::pass_over(std::uint8_t reason) {
    const Index next = next_of_last();
    if (has_chosen_last()) {
        undo(stack_.back());
    }
    ++stats_.ticks;
    trace_.record({StepKind::prune, reason, option_of(next)});
    stack_.back() = next;
    is_last_passed_over_ = true;
}

template <class Trace>
typename DancingLinks<Trace>::Index DancingLinks<Trace>::random_item() {
    Index count = 0;
    for (Index item = at(items_, 0).right; item != 0; item = at(items_, item).right) {
        ++count;
    }
    stats_.ticks += static_cast<Ticks>(count);
    Index item = at(items_, 0).right;
    for (int rest = rng_.between(0, count - 1); rest > 0; --rest) {
        item = at(items_, item).right;
    }
    return item;
}

template <class Trace>
typename DancingLinks<Trace>::Index DancingLinks<Trace>::best_item() {
    if (item_choice_ == ItemChoice::random) {
        return random_item();
    }
    Index best = at(items_, 0).right;
    if (item_choice_ == ItemChoice::first) {
        ++stats_.ticks;
        return best;
    }
    for (Index item = best; item != 0; item = at(items_, item).right) {
        ++stats_.ticks;
        if (at(items_, item).size < at(items_, best).size) {
            best = item;
        }
        if (at(items_, best).size == 0) {
            break;
        }
    }
    return best;
}

template <class Trace>
void DancingLinks<Trace>::choose(Index node) {
    ++stats_.nodes;
    ++stats_.ticks;
    trace_.record({StepKind::choose, 0, option_of(node), at(nodes_, node).item - 1});
    for (Index other = node + 1; other != node;) {
        if (at(nodes_, other).item <= 0) {
            other = at(nodes_, other).up;
        } else {
            commit(other++);
        }
    }
    if (int_size(stack_) > stats_.max_depth) {
        stats_.max_depth = int_size(stack_);
        deepest_ = chosen();
    }
}

// Reverses choose() in exactly the opposite order: the links depend on it.
template <class Trace>
void DancingLinks<Trace>::undo(Index node) {
    ++stats_.backtracks;
    trace_.record({StepKind::undo, 0, option_of(node)});
    for (Index other = node - 1; other != node;) {
        if (at(nodes_, other).item <= 0) {
            other = at(nodes_, other).down;
        } else {
            uncommit(other--);
        }
    }
}

template <class Trace>
void DancingLinks<Trace>::cover(Index item) {
    for (Index node = at(nodes_, item).down; node != item; node = at(nodes_, node).down) {
        hide(node);
    }
    const Item& covered = at(items_, item);
    at(items_, covered.left).right = covered.right;
    at(items_, covered.right).left = covered.left;
}

template <class Trace>
void DancingLinks<Trace>::uncover(Index item) {
    const Item& covered = at(items_, item);
    at(items_, covered.left).right = item;
    at(items_, covered.right).left = item;
    for (Index node = at(nodes_, item).up; node != item; node = at(nodes_, node).up) {
        unhide(node);
    }
}

// Removes the option of `node` from the rings of all its other items. Entries whose colour is given stay, as
// their items' rings are no longer used.
template <class Trace>
void DancingLinks<Trace>::hide(Index node) {
    Ticks count = 0;
    for (Index other = node + 1; other != node;) {
        const Node& entry = nodes_[static_cast<std::size_t>(other)];
        if (entry.item <= 0) {
            other = entry.up;
            continue;
        }
        if (entry.color >= 0) {
            nodes_[static_cast<std::size_t>(entry.up)].down = entry.down;
            nodes_[static_cast<std::size_t>(entry.down)].up = entry.up;
            --items_[static_cast<std::size_t>(entry.item)].size;
            ++count;
        }
        ++other;
    }
    stats_.ticks += count;
    update_count_ += count;
}

template <class Trace>
void DancingLinks<Trace>::unhide(Index node) {
    for (Index other = node - 1; other != node;) {
        const Node& entry = nodes_[static_cast<std::size_t>(other)];
        if (entry.item <= 0) {
            other = entry.down;
            continue;
        }
        if (entry.color >= 0) {
            nodes_[static_cast<std::size_t>(entry.up)].down = other;
            nodes_[static_cast<std::size_t>(entry.down)].up = other;
            ++items_[static_cast<std::size_t>(entry.item)].size;
        }
        --other;
    }
}

template <class Trace>
void DancingLinks<Trace>::commit(Index node) {
    const Node& entry = at(nodes_, node);
    if (entry.color == 0) {
        cover(entry.item);
    } else if (entry.color > 0) {
        purify(node);
    }
}

template <class Trace>
void DancingLinks<Trace>::uncommit(Index node) {
    const Node& entry = at(nodes_, node);
    if (entry.color == 0) {
        uncover(entry.item);
    } else if (entry.color > 0) {
        unpurify(node);
    }
}

// Gives the item of `node` its colour: hides options of another colour, and marks the rest as given.
template <class Trace>
void DancingLinks<Trace>::purify(Index node) {
    const Index header = at(nodes_, node).item;
    const Index color = at(nodes_, node).color;
    at(nodes_, header).color = color;
    for (Index other = at(nodes_, header).down; other != header; other = at(nodes_, other).down) {
        if (at(nodes_, other).color != color) {
            hide(other);
        } else if (other != node) {
            at(nodes_, other).color = -1;
        }
        ++stats_.ticks;
    }
}

template <class Trace>
void DancingLinks<Trace>::unpurify(Index node) {
    const Index header = at(nodes_, node).item;
    const Index color = at(nodes_, node).color;
    for (Index other = at(nodes_, header).up; other != header; other = at(nodes_, other).up) {
        if (at(nodes_, other).color < 0) {
            at(nodes_, other).color = color;
        } else if (other != node) {
            unhide(other);
        }
    }
    at(nodes_, header).color = 0;
}

template <class Trace>
std::vector<int> DancingLinks<Trace>::chosen() const {
    std::vector<int> options;
    for (const Index node : stack_) {
        if (node >= int_size(items_)) {
            options.push_back(option_of(node));
        }
    }
    if (is_last_passed_over_) {
        options.pop_back();
    }
    return options;
}

template <class Trace>
int DancingLinks<Trace>::option_of(Index node) const {
    while (at(nodes_, node).item > 0) {
        ++node;
    }
    return -at(nodes_, node).item - 1;
}

template <class Trace>
bool DancingLinks<Trace>::links_are_consistent() const {
    for (Index item = at(items_, 0).right; item != 0; item = at(items_, item).right) {
        if (at(items_, at(items_, item).right).left != item || !is_ring_consistent(item)) {
            return false;
        }
    }
    for (Index item = 1; item < int_size(items_); ++item) {
        if (at(items_, item).right == item && !is_ring_consistent(item)) {
            return false;
        }
    }
    return true;
}

template <class Trace>
bool DancingLinks<Trace>::is_ring_consistent(Index item) const {
    Index size = 0;
    for (Index node = at(nodes_, item).down; node != item; node = at(nodes_, node).down) {
        const Node& entry = at(nodes_, node);
        if (entry.item != item || at(nodes_, entry.up).down != node || at(nodes_, entry.down).up != node) {
            return false;
        }
        ++size;
    }
    return size == at(items_, item).size;
}

template <class Trace>
bool DancingLinks<Trace>::has_same_links(const DancingLinks& other) const {
    return nodes_ == other.nodes_ && items_ == other.items_;
}

template class DancingLinks<NoTrace>;
template class DancingLinks<StepLog>;

}  // namespace tessera
