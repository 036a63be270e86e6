#include "search/exact_cover/bit_cover.h"

#include "base/bits.h"

#include <algorithm>

namespace tessera {

static_assert(Engine<BitCover>);

namespace {

// Adds a binary digit, and returns what is carried.
std::uint64_t carried_from(std::uint64_t& digit, std::uint64_t added) {
    const std::uint64_t carried = digit & added;
    digit ^= added;
    return carried;
}

// Counters of 64 items, up to 15; `many` has the items that have more.
struct UprightCounters {
    std::uint64_t ones = 0;
    std::uint64_t twos = 0;
    std::uint64_t fours = 0;
    std::uint64_t eights = 0;
    std::uint64_t many = 0;

    void add(std::uint64_t items) {
        many |= carried_from(eights, carried_from(fours, carried_from(twos, carried_from(ones, items))));
    }

    std::uint64_t with(unsigned count) const {
        const auto same = [count](std::uint64_t digit, unsigned value) {
            return (count & value) != 0 ? digit : ~digit;
        };
        return same(ones, 1) & same(twos, 2) & same(fours, 4) & same(eights, 8) & ~many;
    }
};
constexpr unsigned most_counted = 15;

}  // namespace

bool BitCover::can_cover(const ExactCover& problem) {
    if (problem.item_count() > most_items) {
        return false;
    }
    for (int option = 0; option < problem.option_count(); ++option) {
        for (int place = 0; place < problem.option_size(option); ++place) {
            if (problem.entry(option, place).color != ExactCover::no_color) {
                return false;
            }
        }
    }
    return true;
}

BitCover::BitCover(const ExactCover& problem) {
    const auto add = [](Items& items, int item) {
        at(items, item / 64) |= bit(item % 64);
    };
    for (int option = 0; option < problem.option_count(); ++option) {
        Items items{};
        for (int place = 0; place < problem.option_size(option); ++place) {
            add(items, problem.entry(option, place).item);
        }
        options_.push_back(items);
        fitting_.push_back(option);
    }
    Node root;
    for (int item = 0; item < problem.primary_count(); ++item) {
        add(root.open, item);
    }
    root.end = fitting_.size();
    nodes_.push_back(root);
}

bool BitCover::has(const Items& items, int item) {
    return (at(items, item / 64) >> (item % 64) & 1) != 0;
}

Outcome BitCover::advance(Ticks budget) {
    return advance_by_steps(stats_, budget, [this] { return step(); });
}

Outcome BitCover::step() {
    if (nodes_.empty()) {
        return Outcome::exhausted;
    }
    ++stats_.ticks;
    if (is_new_) {
        is_new_ = false;
        return enter(nodes_.back());
    }
    if (choose_next(nodes_.back())) {
        descend(nodes_.back());
    } else {
        nodes_.pop_back();
        stats_.backtracks += nodes_.empty() ? 0U : 1U;
    }
    return Outcome::running;
}

Outcome BitCover::enter(Node& node) {
    if ((node.open[0] | node.open[1]) == 0) {
        node.next = node.end;
        ++stats_.solutions;
        return Outcome::solved;
    }
    stats_.ticks += node.end - node.begin;
    node.item = best_item(node);
    node.next = node.item < 0 ? node.end : node.begin;
    return Outcome::running;
}

// Returns an open item with the fewest options; -1 if one has none.
int BitCover::best_item(const Node& node) const {
    UprightCounters low;
    UprightCounters high;
    for (std::size_t place = node.begin; place < node.end; ++place) {
        const Items& items = at(options_, fitting_[place]);
        low.add(items[0]);
        high.add(items[1]);
    }
    for (unsigned count = 0; count <= most_counted; ++count) {
        const std::uint64_t first = node.open[0] & low.with(count);
        const std::uint64_t second = node.open[1] & high.with(count);
        if ((first | second) != 0) {
            return count == 0 ? -1 : first != 0 ? lowest_bit(first) : 64 + lowest_bit(second);
        }
    }
    return counted_item(node);
}

// The same where all items have more options than the upright counters hold.
int BitCover::counted_item(const Node& node) const {
    std::array<int, most_items> counts{};
    for (std::size_t place = node.begin; place < node.end; ++place) {
        for (int word = 0; word < 2; ++word) {
            std::uint64_t rest = at(at(options_, fitting_[place]), word);
            for (; rest != 0; rest = drop_lowest_bit(rest)) {
                ++at(counts, word * 64 + lowest_bit(rest));
            }
        }
    }
    int best = -1;
    for (int item = 0; item < most_items; ++item) {
        if (has(node.open, item) && (best < 0 || at(counts, item) < at(counts, best))) {
            best = item;
        }
    }
    return best;
}

// Moves on to the next option that covers the node's item; returns false if there is none.
bool BitCover::choose_next(Node& node) {
    if (node.item < 0) {
        return false;
    }
    const int word = node.item / 64;
    const std::uint64_t wanted = bit(node.item % 64);
    for (std::size_t place = node.next; place < node.end; ++place) {
        if ((at(at(options_, fitting_[place]), word) & wanted) != 0) {
            node.chosen = fitting_[place];
            node.next = place + 1;
            return true;
        }
    }
    node.next = node.end;
    return false;
}

// Adds the node below the last one, which has chosen an option.
void BitCover::descend(const Node& parent) {
    const Items chosen = at(options_, parent.chosen);
    Node node;
    node.open = {parent.open[0] & ~chosen[0], parent.open[1] & ~chosen[1]};
    node.begin = parent.end;
    fitting_.resize(std::max(fitting_.size(), parent.end + (parent.end - parent.begin)));
    std::size_t end = node.begin;
    for (std::size_t place = parent.begin; place < parent.end; ++place) {
        const int option = fitting_[place];
        const Items& items = at(options_, option);
        fitting_[end] = option;
        end += ((items[0] & chosen[0]) | (items[1] & chosen[1])) == 0 ? 1U : 0U;
    }
    node.end = end;
    stats_.ticks += parent.end - parent.begin;
    ++stats_.nodes;
    nodes_.push_back(node);
    stats_.max_depth = std::max(stats_.max_depth, int_size(nodes_) - 1);
    is_new_ = true;
}

std::vector<int> BitCover::chosen() const {
    std::vector<int> options;
    for (std::size_t depth = 0; depth + 1 < nodes_.size(); ++depth) {
        options.push_back(nodes_[depth].chosen);
    }
    return options;
}

}  // namespace tessera
