#pragma once

#include "base/rng.h"
#include "search/exact_cover/exact_cover.h"
#include "search/search.h"
#include "search/trace.h"

#include <cstdint>
#include <vector>

namespace tessera {

// The uncovered primary item to branch on: the one with the fewest options left (ties: the first), the first,
// or a random one.
enum class ItemChoice : std::uint8_t { fewest_options, first, random };

// Reason of a `prune` step whose value is an item. Callers of pass_over() have reasons of their own.
inline constexpr std::uint8_t prune_item_without_option = 1;

// Finds every solution of an exact cover problem with colours by dancing links (Knuth 2000, "Dancing Links";
// TAOCP 7.2.2.1, Algorithms X and C), in an order fixed by the problem alone. The stack is explicit and the
// links are indices, so a copy resumes where the original was. After `exhausted` every link is
// as it was at the start.
//
// Time: a tick per item looked at, option chosen, and entry removed from its ring; exponential in the worst
// case. Memory: 16 bytes per entry of the problem and 12 per item, all allocated by the constructor.
template <class Trace>
class DancingLinks {
public:
    explicit DancingLinks(const ExactCover& problem, ItemChoice item_choice = ItemChoice::fewest_options,
                          std::uint64_t seed = 1);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    const Trace& trace() const { return trace_; }
    Trace& trace() { return trace_; }

    // Returns the chosen options in the order of choice; right after Outcome::solved, a solution.
    std::vector<int> chosen() const;
    // Returns the largest set of chosen options so far (ties: the first).
    const std::vector<int>& deepest() const { return deepest_; }
    std::uint64_t update_count() const { return update_count_; }  // entries removed from their rings

    // For callers that judge options before they are chosen. candidate() returns the option that the next
    // step chooses, -1 if it does something else; chosen_with_candidate() the options chosen after that step;
    // pass_over() skips the candidate.
    int candidate() const;
    std::vector<int> chosen_with_candidate() const;
    std::vector<int> branched_items() const;  // item that each of these is to cover
    void pass_over(std::uint8_t reason);

    // True if all links, counts and colour marks are consistent.
    bool links_are_consistent() const;
    bool has_same_links(const DancingLinks& other) const;

private:
    using Index = std::int32_t;

    // Nodes 1 .. item_count are the headers of the items. The others are the entries of the options in order,
    // with a spacer before each option and after the last:
    //
    //            up                        down                     item                 color
    //   header   last node of the ring     first node of the ring   itself               purified to it, or 0
    //   entry    node before in the ring   node after in the ring   its item             own; -1 while given
    //   spacer   first entry before it     last entry after it      -(option after it)   0
    //
    // The ring of an item is its header and the entries of all options that are not hidden.
    struct Node {
        Index up = 0;
        Index down = 0;
        Index item = 0;
        Index color = 0;

        bool operator==(const Node&) const = default;
    };
    // Item 0 is the head of the ring of primary items still to cover.
    struct Item {
        Index left = 0;
        Index right = 0;
        Index size = 0;

        bool operator==(const Item&) const = default;
    };

    void build_items(const ExactCover& problem);
    void build_nodes(const ExactCover& problem);
    void append_entry(const ExactCover::Entry& entry);

    Outcome descend();
    Outcome retry();
    Index best_item();
    Index random_item();
    bool has_chosen_last() const;
    Index next_of_last() const;
    void choose(Index node);
    void undo(Index node);

    void cover(Index item);
    void uncover(Index item);
    void hide(Index node);
    void unhide(Index node);
    void commit(Index node);
    void uncommit(Index node);
    void purify(Index node);
    void unpurify(Index node);

    bool is_ring_consistent(Index item) const;
    int option_of(Index node) const;

    ItemChoice item_choice_;
    std::vector<Node> nodes_;
    std::vector<Item> items_;
    std::vector<Index> stack_;  // for each level an entry, or the header before the first try
    bool is_descending_ = true;
    bool is_exhausted_ = false;
    bool is_last_passed_over_ = false;  // the last entry of the stack is not chosen
    Rng rng_;
    std::uint64_t update_count_ = 0;
    std::vector<int> deepest_;
    SearchStats stats_;
    Trace trace_;
};

extern template class DancingLinks<NoTrace>;
extern template class DancingLinks<StepLog>;

}  // namespace tessera
