#include "games/edge_match/engines/cell_search.h"

#include "base/bits.h"

#include <algorithm>
#include <limits>

namespace tessera::edge_match {

static_assert(Engine<CellSearch<NoTrace>>);

template <class Trace>
CellSearch<Trace>::CellSearch(const Problem& problem, CellOrder order)
    : problem_(problem),
      order_(order),
      sets_(problem),
      in_tray_(sets_.all()),
      supply_(problem.partners.size(), 0),
      wanted_(problem.wanted),
      is_open_(static_cast<std::size_t>(problem.wanted.size()), 0),
      is_exhausted_(problem.has_clash) {
    for (const Kind& kind : problem_.kinds) {
        left_.push_back(int_size(kind.tiles));
        change_supply(at(problem_.oriented_tiles, kind.first_oriented), left_.back());
    }
    for (const int cell : problem_.open_cells) {
        at(is_open_, cell) = 1;
    }
}

template <class Trace>
Outcome CellSearch<Trace>::advance(Ticks budget) {
    const Ticks start = stats_.ticks;
    Outcome outcome = is_exhausted_ ? Outcome::exhausted : Outcome::running;
    while (outcome == Outcome::running) {
        outcome = is_descending_ ? descend() : retry();
        if (stats_.ticks - start >= budget) {
            break;
        }
    }
    return outcome;
}

template <class Trace>
Outcome CellSearch<Trace>::descend() {
    is_descending_ = false;
    if (frames_.size() == problem_.open_cells.size()) {
        ++stats_.solutions;
        trace_.record({StepKind::solve, 0, 0});
        return Outcome::solved;
    }
    const int cell = next_cell();
    frames_.push_back({cell, ordered_tiles(cell), -1});
    if (frames_.back().oriented_tiles.empty()) {
        trace_.record({StepKind::prune, prune_cell_without_fit, cell});
    }
    return Outcome::running;
}

template <class Trace>
Outcome CellSearch<Trace>::retry() {
    ++stats_.ticks;
    if (frames_.empty()) {
        is_exhausted_ = true;
        return Outcome::exhausted;
    }
    Frame& frame = frames_.back();
    if (frame.oriented >= 0) {
        take_back({frame.cell, frame.oriented});
        frame.oriented = -1;
    }
    if (frame.oriented_tiles.empty()) {
        frames_.pop_back();
        return Outcome::running;
    }
    frame.oriented = frame.oriented_tiles.back();
    frame.oriented_tiles.pop_back();
    place({frame.cell, frame.oriented});
    is_descending_ = true;
    return Outcome::running;
}

template <class Trace>
int CellSearch<Trace>::next_cell() {
    int best = -1;
    int fewest = std::numeric_limits<int>::max();
    for (const int cell : problem_.open_cells) {
        if (at(is_open_, cell) == 0) {
            continue;
        }
        if (order_ == CellOrder::row_by_row) {
            return cell;
        }
        const int count = sets_.count(in_tray_, wanted_[cell], fewest);
        stats_.ticks += static_cast<Ticks>(sets_.word_count());
        if (count < fewest) {
            best = cell;
            fewest = count;
        }
        if (fewest == 0) {
            break;
        }
    }
    return best;
}

// Returns the oriented tiles that fit, the best last; among equals the one supplied first is tried first.
template <class Trace>
std::vector<int> CellSearch<Trace>::ordered_tiles(int cell) {
    struct Rated {
        int oriented;
        int partners;
    };
    std::vector<Rated> rated;
    for (const int oriented : sets_.list(in_tray_, wanted_[cell])) {
        rated.push_back({oriented, partners_left(cell, at(problem_.oriented_tiles, oriented))});
    }
    std::sort(rated.begin(), rated.end(), [](const Rated& a, const Rated& b) {
        return a.partners != b.partners ? a.partners < b.partners : a.oriented > b.oriented;
    });
    stats_.ticks += static_cast<Ticks>(sets_.word_count()) + rated.size();
    std::vector<int> oriented_tiles;
    oriented_tiles.reserve(rated.size());
    for (const Rated& one : rated) {
        oriented_tiles.push_back(one.oriented);
    }
    return oriented_tiles;
}

// Returns how many edges in the tray match the tile's scarcest open side.
template <class Trace>
int CellSearch<Trace>::partners_left(int cell, const OrientedTile& oriented) const {
    int fewest = std::numeric_limits<int>::max();
    for (int side = 0; side < side_count; ++side) {
        if (at(wanted_[cell], side) == any_motif) {
            fewest = std::min(fewest, at(supply_, at(problem_.partners, at(oriented.codes, side))));
        }
    }
    return fewest;
}

template <class Trace>
void CellSearch<Trace>::place(const Choice& choice) {
    const OrientedTile& oriented = at(problem_.oriented_tiles, choice.oriented);
    const Kind& kind = at(problem_.kinds, oriented.kind);
    ++stats_.nodes;
    trace_.record({StepKind::choose, 0, problem_.option_of(choice), choice.cell});
    at(is_open_, choice.cell) = 0;
    change_supply(oriented, -1);
    set_neighbours(choice.cell, &oriented);
    if (--at(left_, oriented.kind) == 0) {
        for (int index = kind.first_oriented; index < kind.first_oriented + kind.orientation_count; ++index) {
            at(in_tray_, index / 64) &= ~bit(index % 64);
        }
    }
    if (int_size(frames_) > stats_.max_depth) {
        stats_.max_depth = int_size(frames_);
        deepest_ = chosen();
    }
}

template <class Trace>
void CellSearch<Trace>::take_back(const Choice& choice) {
    const OrientedTile& oriented = at(problem_.oriented_tiles, choice.oriented);
    const Kind& kind = at(problem_.kinds, oriented.kind);
    ++stats_.backtracks;
    trace_.record({StepKind::undo, 0, problem_.option_of(choice)});
    at(is_open_, choice.cell) = 1;
    change_supply(oriented, 1);
    set_neighbours(choice.cell, nullptr);
    ++at(left_, oriented.kind);
    for (int index = kind.first_oriented; index < kind.first_oriented + kind.orientation_count; ++index) {
        at(in_tray_, index / 64) |= bit(index % 64);
    }
}

template <class Trace>
void CellSearch<Trace>::set_neighbours(int cell, const OrientedTile* oriented) {
    for (int side = 0; side < side_count; ++side) {
        const Cell beyond = wanted_.cell(cell) + at(neighbour_steps, side);
        if (wanted_.contains(beyond)) {
            at(wanted_[beyond], opposite(side)) =
                oriented != nullptr ? at(problem_.partners, at(oriented->codes, side)) : any_motif;
        }
    }
}

template <class Trace>
void CellSearch<Trace>::change_supply(const OrientedTile& oriented, int change) {
    for (const Code code : oriented.codes) {
        at(supply_, code) += change;
    }
}

template <class Trace>
std::vector<Choice> CellSearch<Trace>::chosen() const {
    std::vector<Choice> choices;
    for (const Frame& frame : frames_) {
        if (frame.oriented >= 0) {
            choices.push_back({frame.cell, frame.oriented});
        }
    }
    return choices;
}

template class CellSearch<NoTrace>;
template class CellSearch<StepLog>;

}  // namespace tessera::edge_match
