#include "games/polyomino/engines/analyser.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

static_assert(AnalyserOf<Analyser, Polyomino>);

namespace {

constexpr int small_board = 80;  // open cells; on larger boards the layers get less effort

}  // namespace

Analyser::Analyser(const Level& level, const State& state, std::uint64_t memory_bytes)
    : level_(level),
      state_(state),
      memory_bytes_(memory_bytes),
      position_(PositionCover::begun(level, state)) {}

Outcome Analyser::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    while (!is_done_) {
        const bool knew = known_.is_solvable.has_value();
        const Ticks rest = std::max<Ticks>(1, end - std::min(end, stats_.ticks));
        if (!is_prepared_) {
            prepare();
        } else if (enumerator_) {
            look_ahead(rest);
        } else if (solver_) {
            solve(rest);
        } else if (beginning_) {
            prepare_blaming();
        } else {
            blame(rest);
        }
        sum_stats();
        if (stats_.ticks >= end || (!knew && known_.is_solvable)) {
            break;  // pause once it is known whether there is a completion, regardless of the budget
        }
    }
    return is_done_ ? Outcome::solved : Outcome::running;
}

// Does one step of the preparation.
void Analyser::prepare() {
    if (!position_->is_complete()) {
        earlier_.ticks += position_->step();
        if (position_->bytes() + position_->size().layers_bytes() > memory_bytes_) {
            position_.reset();
            is_prepared_ = true;
            start_solving();
        }
        return;
    }
    is_prepared_ = true;
    known_.reason =
        level_.lattice == nullptr ? why_dead_end(*position_) : why_dead_end(*position_, level_, state_);
    if (known_.reason) {
        start_blaming();
    } else {
        start_looking_ahead();
    }
}

void Analyser::start_looking_ahead() {
    const bool is_small = position_->cover().open_count() <= small_board;
    const std::uint64_t table_bytes = position_->bytes() + position_->size().layers_bytes();
    const std::uint64_t beside = memory_bytes_ - table_bytes;
    enumerator_.emplace(position_->cover(), is_small ? beside : beside / 8,
                        SolutionEnumerator::AfterGraph::nothing);
    earlier_.ticks += ticks_for_bytes(table_bytes);
}

void Analyser::start_solving() {
    if (auto solver = Solver::start(level_, state_, {})) {
        solver_.emplace(std::move(*solver));
    } else {
        is_done_ = true;
    }
}

void Analyser::look_ahead(Ticks budget) {
    const Outcome outcome = enumerator_->gave_up_graph() ? Outcome::running : enumerator_->advance(budget);
    if (enumerator_->gave_up_graph()) {
        add_effort(earlier_, enumerator_->stats());
        enumerator_.reset();
        start_solving();
    } else if (outcome == Outcome::solved) {
        sum_up();
    } else if (outcome == Outcome::exhausted) {
        start_blaming();
    }
}

// Reads the results off the complete graph of all solutions.
void Analyser::sum_up() {
    take_completion(position_->placements_of(enumerator_->chosen()));
    if (const auto summary = enumerator_->summary()) {
        known_.solutions = summary->solutions;
        known_.is_exact = true;
        known_.forced = position_->placements_of(summary->forced);
    }
    is_done_ = true;
}

void Analyser::solve(Ticks budget) {
    const Outcome outcome = solver_->advance(budget);
    if (outcome == Outcome::solved) {
        std::vector<Placement> completion;
        for (const Move& move : solver_->solution()) {
            completion.push_back(*move.to);
        }
        take_completion(std::move(completion));
        known_.solutions += 1;
        is_done_ = !(known_.solutions < SolutionCount(solution_cap));
    } else if (outcome == Outcome::exhausted) {
        known_.is_exact = true;
        is_done_ = known_.is_solvable.has_value();
        if (!is_done_) {
            start_blaming();
        }
    }
}

void Analyser::take_completion(std::vector<Placement> completion) {
    if (!known_.is_solvable) {
        known_.is_solvable = true;
        completion_ = std::move(completion);
    }
}

void Analyser::sum_stats() {
    stats_ = earlier_;
    if (enumerator_) {
        add_effort(stats_, enumerator_->stats());
    }
    if (solver_) {
        add_effort(stats_, solver_->stats());
    }
    if (max_agreement_) {
        add_effort(stats_, max_agreement_->stats());
    }
}

void Analyser::start_blaming() {
    sum_stats();
    earlier_ = stats_;
    enumerator_.reset();
    solver_.reset();
    known_.is_solvable = false;
    known_.is_exact = true;
    beginning_ = PositionCover::begun(level_, State{level_.givens}, true);
}

// Does one step of the preparation for finding the pieces to blame; gives up if the tables do not fit. The
// tables of the whole level are kept twice, and once more for the part that a probe searches.
void Analyser::prepare_blaming() {
    if (!beginning_->is_complete()) {
        earlier_.ticks += beginning_->step();
        const CoverSize& size = beginning_->size();
        const std::uint64_t bytes = beginning_->bytes() + 3 * size.cover_bytes() + size.layers_bytes();
        if (bytes > memory_bytes_) {
            beginning_.reset();
            is_done_ = true;
        }
        return;
    }
    name_movable(*beginning_);
    std::vector<int> soft_options;
    for (const Movable& movable : movable_) {
        soft_options.push_back(movable.option);
    }
    MaxAgreementLimits limits;
    limits.least_loss = 1;
    limits.memory_bytes = memory_bytes_;
    earlier_.ticks += ticks_for_bytes(beginning_->bytes() + beginning_->size().layers_bytes());
    max_agreement_.emplace(beginning_->cover(), std::move(soft_options), limits);
    beginning_.reset();
}

// Finds the options of the placed pieces, in the order of the pieces; givens have none.
void Analyser::name_movable(const PositionCover& beginning) {
    const GridCover& cover = beginning.cover();
    std::vector<int> placed_from(cover.open.size(), -1);  // by first cell: the piece placed there
    std::vector<std::vector<int>> placed_cells;
    for (const Placement& placement : state_.placed) {
        placed_cells.push_back(beginning.cover_cells(cells_of(level_, placement)));
        if (!placed_cells.back().empty()) {
            at(placed_from, placed_cells.back().front()) = int_size(placed_cells) - 1;
        }
    }
    std::vector<int> options(state_.placed.size(), -1);
    for (int option = 0; option < cover.option_count(); ++option) {
        const int index = at(placed_from, cover.first_cell(option));
        if (index >= 0 && at(options, index) < 0 &&
            std::equal(cover.cells_begin(option), cover.cells_end(option), at(placed_cells, index).begin(),
                       at(placed_cells, index).end()) &&
            may_lie_alike(at(level_.pieces, at(state_.placed, index).piece),
                          at(level_.pieces, beginning.placement_of(option).piece))) {
            at(options, index) = option;
        }
    }
    for (int index = 0; index < int_size(options); ++index) {
        if (at(options, index) >= 0) {
            movable_.push_back({at(state_.placed, index), at(options, index)});
        }
    }
}

void Analyser::blame(Ticks budget) {
    const Outcome outcome = max_agreement_->advance(budget);
    if (outcome == Outcome::solved) {
        const std::vector<int>& kept = max_agreement_->chosen();
        for (const Movable& movable : movable_) {
            if (std::find(kept.begin(), kept.end(), movable.option) == kept.end()) {
                known_.blamed.push_back(movable.placement);
            }
        }
        known_.is_level_solvable = true;
    } else if (outcome == Outcome::exhausted && !max_agreement_->gave_up()) {
        known_.is_level_solvable = false;
    }
    is_done_ = outcome != Outcome::running;
}

PositionAnalysis Analyser::analysis() const {
    PositionAnalysis analysis;
    analysis.is_solvable = known_.is_solvable.value_or(false);
    analysis.solutions = known_.solutions;
    analysis.is_exact = known_.is_exact;
    for (const Placement& placement : known_.forced) {
        analysis.forced.push_back(Polyomino::format_move(level_, placing(placement)));
    }
    for (const Placement& placement : known_.blamed) {
        analysis.blamed.push_back(Polyomino::format_move(level_, taking_back(placement)));
    }
    return analysis;
}

}  // namespace tessera::polyomino
