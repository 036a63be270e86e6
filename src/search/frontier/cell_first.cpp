#include "search/frontier/cell_first.h"

#include <algorithm>

namespace tessera {

template <class Trace>
CellFirst<Trace>::CellFirst(const GridCover& cover, bool prunes_regions)
    : table_(cover),
      sums_(cover),
      region_finder_(table_),
      prunes_regions_(prunes_regions && sums_.is_useful()),
      kinds_(cover.kinds),
      related_(cover.kinds.size()) {
    relate_kinds(int_size(cover.multiplicities));
    const std::vector<std::uint64_t> nothing(static_cast<std::size_t>(table_.word_count()), 0);
    start_from(table_.next_open(0), nothing.data(), cover.multiplicities);
}

template <class Trace>
void CellFirst<Trace>::start_from(int cell, const std::uint64_t* words, const std::vector<int>& remaining) {
    remaining_ = remaining;
    is_available_.assign(kinds_.size(), 0);
    for (int kind = 0; kind < int_size(kinds_); ++kind) {
        update_available(kind);
    }
    is_exhausted_ = false;
    is_covered_ = cell == table_.cell_count();
    frames_.assign(1, {cell, table_.first_slot(cell), -1});
    frontiers_.assign(words, words + table_.word_count());
    frontiers_.resize(2 * frontiers_.size());
    if (prunes_regions_ && cell < table_.cell_count() && leaves_dead_region()) {
        frames_.back().slot = table_.end_slot(cell);
    }
}

template <class Trace>
Outcome CellFirst<Trace>::advance(Ticks budget) {
    if (is_covered_) {  // there is nothing to cover: one solution, without a step
        is_covered_ = false;
        ++stats_.solutions;
        return Outcome::solved;
    }
    const Ticks end = stats_.ticks + budget;
    do {
        if (is_exhausted_) {
            return Outcome::exhausted;
        }
        // Step 1. Find the next option that fits, and choose it.
        Frame& frame = frames_.back();
        if (find_fitting(frame, end)) {
            if (try_slot(frame.slot++)) {
                return Outcome::solved;
            }
        } else if (frame.slot == table_.end_slot(frame.cell)) {
            // Step 2. If there is none, backtrack.
            ++stats_.ticks;
            pop();
        }
    } while (stats_.ticks < end);
    return Outcome::running;
}

// Advances to the next slot whose kind is available and whose cells are uncovered. Returns false if there is
// none or the budget is used up.
template <class Trace>
bool CellFirst<Trace>::find_fitting(Frame& frame, Ticks end) {
    const int words = table_.word_count();
    const std::uint64_t* covered = frontier(int_size(frames_) - 1);
    const int end_slot = table_.end_slot(frame.cell);
    int slot = frame.slot;
    Ticks ticks = stats_.ticks;
    bool fits = false;
    while (slot < end_slot && ticks < end && !fits) {
        ++ticks;
        if (at(is_available_, table_.kind(slot)) == 0) {
            slot = table_.next_kind(slot);
            continue;
        }
        const std::uint64_t* mask = table_.mask(slot);
        std::uint64_t overlap = covered[0] & mask[0];
        for (int word = 1; word < words; ++word) {
            overlap |= covered[word] & mask[word];
        }
        fits = overlap == 0;
        slot += fits ? 0 : 1;
    }
    frame.slot = slot;
    stats_.ticks = ticks;
    return fits;
}

template <class Trace>
void CellFirst<Trace>::consume(int kind, int sign) {
    for (const GridCover::Demand& demand : at(kinds_, kind)) {
        at(remaining_, demand.resource) -= sign * demand.amount;
    }
    for (const int other : at(related_, kind)) {
        update_available(other);
    }
}

template <class Trace>
void CellFirst<Trace>::update_available(int kind) {
    bool is_available = true;
    for (const GridCover::Demand& demand : at(kinds_, kind)) {
        is_available = is_available && at(remaining_, demand.resource) >= demand.amount;
    }
    at(is_available_, kind) = is_available ? 1 : 0;
}

template <class Trace>
void CellFirst<Trace>::relate_kinds(int resource_count) {
    std::vector<std::vector<int>> users(static_cast<std::size_t>(resource_count));
    for (int kind = 0; kind < int_size(kinds_); ++kind) {
        for (const GridCover::Demand& demand : at(kinds_, kind)) {
            at(users, demand.resource).push_back(kind);
        }
    }
    for (int kind = 0; kind < int_size(kinds_); ++kind) {
        std::vector<int>& related = at(related_, kind);
        for (const GridCover::Demand& demand : at(kinds_, kind)) {
            related.insert(related.end(), at(users, demand.resource).begin(),
                           at(users, demand.resource).end());
        }
        std::sort(related.begin(), related.end());
        related.erase(std::unique(related.begin(), related.end()), related.end());
    }
}

// Returns true if the option completes a solution.
template <class Trace>
bool CellFirst<Trace>::try_slot(int slot) {
    push(slot);
    if (frames_.back().cell == table_.cell_count()) {
        ++stats_.solutions;
        trace_.record({StepKind::choose, 0, table_.option(slot)});
        trace_.record({StepKind::solve, 0, 0});
        return true;
    }
    if (prunes_regions_ && leaves_dead_region()) {
        trace_.record(
            {StepKind::prune, static_cast<std::uint8_t>(CellFirstPrune::region), table_.option(slot)});
        consume(table_.kind(slot), -1);
        frames_.pop_back();
        ++stats_.backtracks;
        return false;
    }
    trace_.record({StepKind::choose, 0, table_.option(slot)});
    return false;
}

template <class Trace>
void CellFirst<Trace>::push(int slot) {
    const int depth = int_size(frames_);
    const int words = table_.word_count();
    if (int_size(frontiers_) < (depth + 2) * words) {
        frontiers_.resize(2 * frontiers_.size() + static_cast<std::size_t>(2 * words));
    }
    const int cell = frames_.back().cell;
    std::uint64_t* covered = frontier(depth + 1);  // room to spare above the new frame
    for (int word = 0; word < words; ++word) {
        covered[word] = frontier(depth - 1)[word] | table_.mask(slot)[word];
    }
    const int next = table_.first_uncovered(cell, covered);
    table_.shift_frontier(covered, next - cell, frontier(depth));
    consume(table_.kind(slot), 1);
    frames_.push_back({next, table_.first_slot(next), slot});
    ++stats_.nodes;
    stats_.max_depth = std::max(stats_.max_depth, depth);
}

template <class Trace>
void CellFirst<Trace>::pop() {
    if (frames_.size() == 1) {
        is_exhausted_ = true;
        return;
    }
    consume(table_.kind(frames_.back().taken), -1);
    trace_.record({StepKind::undo, 0, table_.option(frames_.back().taken)});
    frames_.pop_back();
    ++stats_.backtracks;
}

template <class Trace>
bool CellFirst<Trace>::leaves_dead_region() {
    const std::vector<Region>& found =
        region_finder_.find(table_, frames_.back().cell, frontier(int_size(frames_) - 1));
    return !found.empty() && !sums_.can_fill(sums_.row(remaining_), found);
}

template <class Trace>
std::vector<int> CellFirst<Trace>::chosen() const {
    std::vector<int> options;
    for (const Frame& frame : frames_) {
        if (frame.taken >= 0) {
            options.push_back(table_.option(frame.taken));
        }
    }
    return options;
}

template class CellFirst<NoTrace>;
template class CellFirst<StepLog>;

}  // namespace tessera
