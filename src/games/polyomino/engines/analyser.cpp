#include "games/polyomino/engines/analyser.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

static_assert(AnalyserOf<Analyser, Polyomino>);

namespace {

constexpr int small_board = 80;  // open cells; on larger boards the layers get less to try with

}  // namespace

Analyser::Analyser(const Level& level, const State& state, std::uint64_t memory_bytes)
    : level_(level), state_(state), memory_bytes_(memory_bytes), position_(level, state) {
    known_.reason = why_dead_end(position_);
    if (known_.reason) {
        start_blaming();
    } else {
        const bool is_small = position_.cover().open_count() <= small_board;
        enumerator_.emplace(position_.cover(), is_small ? memory_bytes_ : memory_bytes_ / 8);
    }
}

Outcome Analyser::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    while (!is_done_) {
        const bool knew = known_.is_solvable.has_value();
        const Ticks rest = std::max<Ticks>(1, end - stats_.ticks);
        if (enumerator_) {
            look_ahead(rest);
        } else if (solver_) {
            solve(rest);
        } else {
            blame(rest);
        }
        sum_stats();
        if (stats_.ticks >= end || (!knew && !completion_.empty())) {
            break;  // a first completion is news worth a pause, wherever the budget ends
        }
    }
    return is_done_ ? Outcome::solved : Outcome::running;
}

void Analyser::look_ahead(Ticks budget) {
    const Outcome outcome = enumerator_->gave_up_graph() ? Outcome::running : enumerator_->advance(budget);
    if (enumerator_->gave_up_graph()) {
        earlier_.ticks += enumerator_->stats().ticks;
        earlier_.nodes += enumerator_->stats().nodes;
        enumerator_.reset();
        if (auto solver = Solver::start(level_, state_, {})) {
            solver_.emplace(std::move(*solver));
        } else {
            is_done_ = true;
        }
    } else if (outcome == Outcome::solved) {
        sum_up();
    } else if (outcome == Outcome::exhausted) {
        start_blaming();
    }
}

// The graph of all solutions stands: everything can be told at once.
void Analyser::sum_up() {
    take_completion(position_.placements_of(enumerator_->chosen()));
    if (const auto summary = enumerator_->summary()) {
        known_.solutions = summary->solutions;
        known_.is_exact = true;
        known_.forced = position_.placements_of(summary->forced);
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
    const auto add = [&](const SearchStats& more) {
        stats_.ticks += more.ticks;
        stats_.nodes += more.nodes;
    };
    if (enumerator_) {
        add(enumerator_->stats());
    }
    if (solver_) {
        add(solver_->stats());
    }
    if (max_agreement_) {
        add(max_agreement_->stats());
    }
}

namespace {

bool may_lie_alike(const Piece& a, const Piece& b) {
    return a.orientations.size() == b.orientations.size() &&
           std::is_permutation(a.orientations.begin(), a.orientations.end(), b.orientations.begin());
}

}  // namespace

// The option of the cover that the placement is, -1 if it is none: a given.
int Analyser::option_of(const PositionCover& position, const Placement& placement) const {
    const std::vector<int> cells = position.cover_cells(cells_of(level_, placement));
    const GridCover& cover = position.cover();
    const Piece& piece = at(level_.pieces, placement.piece);
    for (int option = 0; option < cover.option_count() && !cells.empty(); ++option) {
        if (std::equal(cover.cells_begin(option), cover.cells_end(option), cells.begin(), cells.end()) &&
            may_lie_alike(piece, at(level_.pieces, position.placement_of(option).piece))) {
            return option;
        }
    }
    return -1;
}

void Analyser::start_blaming() {
    sum_stats();
    earlier_ = stats_;
    enumerator_.reset();
    solver_.reset();
    known_.is_solvable = false;
    known_.is_exact = true;
    const PositionCover beginning(level_, State{level_.givens}, true);
    std::vector<int> soft_options;
    for (const Placement& placement : state_.placed) {
        const int option = option_of(beginning, placement);
        if (option >= 0) {
            soft_options.push_back(option);
            movable_.push_back({placement, option});
        }
    }
    MaxAgreementLimits limits;
    limits.least_loss = 1;
    limits.memory_bytes = memory_bytes_;
    max_agreement_.emplace(beginning.cover(), std::move(soft_options), limits);
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
