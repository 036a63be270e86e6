#include "search/exact_cover/algorithm_x.h"

#include <algorithm>

namespace tessera {

static_assert(Engine<AlgorithmX<NoTrace>>);

template <class Trace>
AlgorithmX<Trace>::AlgorithmX(const ExactCover& problem, const CoverBoard& board,
                              const AlgorithmXOptions& options)
    : links_(problem, options.item_choice, options.seed), board_(board), options_(options) {
    if (options.zones != ZonePruning::none) {
        zones_.emplace(board, options.zones == ZonePruning::cached);
    }
    for (auto twin = board.unit_twins.begin(); twin != board.unit_twins.end(); ++twin) {
        twins_before_.push_back(static_cast<int>(std::count(board.unit_twins.begin(), twin, *twin)));
    }
    const bool judges = zones_ || options.breaks_twins;
    for (int option = 0; judges && option < problem.option_count(); ++option) {
        covered_.push_back(covered_by(problem, option));
    }
}

template <class Trace>
typename AlgorithmX<Trace>::Covered AlgorithmX<Trace>::covered_by(const ExactCover& problem, int option) {
    Covered covered{0, board_.cell_count(), int_size(cells_), 0};
    for (int place = 0; place < problem.option_size(option); ++place) {
        const int item = problem.entry(option, place).item;
        if (item < board_.cell_count()) {
            cells_.push_back(item);
            covered.first_cell = std::min(covered.first_cell, item);
        } else {
            covered.unit = item - board_.cell_count();
        }
    }
    covered.end = int_size(cells_);
    return covered;
}

template <class Trace>
Outcome AlgorithmX<Trace>::advance(Ticks budget) {
    return advance_by_steps(stats_, budget, [this] { return step(); });
}

template <class Trace>
Outcome AlgorithmX<Trace>::step() {
    Outcome outcome = Outcome::running;
    if (const std::uint8_t reason = why_refused()) {
        ++pruned_count_;
        links_.pass_over(reason);
    } else {
        outcome = links_.advance(0);  // a single step
    }
    sum_stats();
    return outcome;
}

template <class Trace>
std::uint8_t AlgorithmX<Trace>::why_refused() {
    const int candidate = links_.candidate();
    if (covered_.empty() || candidate < 0) {
        return 0;
    }
    const std::vector<int> options = links_.chosen_with_candidate();
    if (options_.breaks_twins && exchanges_twins(options)) {
        return prune_twin;
    }
    return zones_ && leaves_dead_zone(options) ? prune_zone : 0;
}

// True if the last option, the candidate, uses a twin out of order.
template <class Trace>
bool AlgorithmX<Trace>::exchanges_twins(const std::vector<int>& options) {
    judging_ticks_ += options.size();
    const std::vector<int> items = links_.branched_items();
    const auto is_cell = [this](int item) {
        return item < board_.cell_count();
    };
    const Covered& candidate = at(covered_, options.back());
    int earlier_count = 0;  // chosen twins with lesser numbers
    for (int place = 0; place + 1 < int_size(options); ++place) {
        const Covered& chosen = at(covered_, at(options, place));
        if (at(board_.unit_twins, chosen.unit) == at(board_.unit_twins, candidate.unit)) {
            if (!is_cell(at(items, place)) && candidate.first_cell < chosen.first_cell) {
                return true;
            }
            earlier_count += chosen.unit < candidate.unit ? 1 : 0;
        }
    }
    return is_cell(items.back()) && earlier_count < at(twins_before_, candidate.unit);
}

template <class Trace>
bool AlgorithmX<Trace>::leaves_dead_zone(const std::vector<int>& options) {
    std::vector<bool> open(static_cast<std::size_t>(board_.cell_count()), true);
    std::vector<bool> used(board_.unit_sizes.size(), false);
    for (const int option : options) {
        const Covered& covered = at(covered_, option);
        at(used, covered.unit) = true;
        for (int place = covered.begin; place < covered.end; ++place) {
            at(open, at(cells_, place)) = false;
        }
    }
    const Ticks before = zones_->ticks();
    const bool is_dead = !zones_->can_fill(open, used);
    judging_ticks_ += zones_->ticks() - before;
    return is_dead;
}

template <class Trace>
void AlgorithmX<Trace>::sum_stats() {
    stats_ = links_.stats();
    stats_.nodes += pruned_count_;
    stats_.ticks += judging_ticks_;
}

template <class Trace>
AlgorithmXCounters AlgorithmX<Trace>::counters() const {
    return {stats_.nodes, links_.stats().nodes, pruned_count_, links_.update_count(), stats_.max_depth};
}

template class AlgorithmX<NoTrace>;
template class AlgorithmX<StepLog>;

}  // namespace tessera
