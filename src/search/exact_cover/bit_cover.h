#pragma once

#include "search/exact_cover/exact_cover.h"
#include "search/search.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tessera {

// Finds every solution of a small exact cover problem without colours, in an order fixed by the problem alone. It branches on
// the item with the fewest options left, as dancing links do, but links nothing: each node has a list of the options that
// still fit, each of which is two words of bits, a bit for each item. A pass over the list counts the options of all items
// at once, with counters that stand upright: one word has the lowest bits of 64 counters. Nothing is undone.
//
// Time: a tick for each option looked at; exponential in the worst case. Memory: 16 bytes for each option and 4 for each
// option of each node on the way down.
class BitCover {
public:
    static constexpr int most_items = 128;
    static bool can_cover(const ExactCover& problem);

    // Precondition: can_cover().
    explicit BitCover(const ExactCover& problem);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }

    // Returns the chosen options in the order of choice; right after Outcome::solved, a solution.
    std::vector<int> chosen() const;

private:
    using Items = std::array<std::uint64_t, 2>;

    // The options that fit are fitting_[begin] to fitting_[end - 1]; those from `next` on are still to be tried.
    struct Node {
        Items open{};  // primary items to be covered
        std::size_t begin = 0;
        std::size_t end = 0;
        std::size_t next = 0;
        int item = -1;    // that is branched on
        int chosen = -1;  // option
    };

    static bool has(const Items& items, int item);

    Outcome step();
    Outcome enter(Node& node);
    int best_item(const Node& node) const;
    int counted_item(const Node& node) const;
    bool choose_next(Node& node);
    void descend(const Node& parent);

    std::vector<Items> options_;
    std::vector<int> fitting_;
    std::vector<Node> nodes_;  // from the root down
    bool is_new_ = true;       // the last node has not been looked at
    SearchStats stats_;
};

}  // namespace tessera
