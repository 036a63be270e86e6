#include "games/number_swap/engines/anytime.h"

#include "games/number_swap/engines/naive.h"

#include <algorithm>
#include <utility>

namespace tessera::number_swap {

namespace {

constexpr int first_width = 16;
constexpr int width_factor = 8;
constexpr int most_cells_proved_at_once = 16;
constexpr int most_cells_mostly_proved = 25;

// Small boards are proved faster than a wide beam runs.
int widest_beam(int cell_count) {
    return cell_count <= most_cells_proved_at_once ? first_width : first_width * width_factor;
}

// Leaves most of the effort to the proof if one is within reach, else uses it to improve the path.
Ticks effort_of_improving(int cell_count, Ticks effort) {
    if (cell_count <= most_cells_proved_at_once) {
        return 0;
    }
    const Ticks most = std::min(effort, default_effort) / 4 * 3;
    return cell_count <= most_cells_mostly_proved ? most / 10 : most;
}

}  // namespace

Anytime::Anytime(EngineInput input, Ticks effort)
    : SortingEngine(input.board),
      input_(std::move(input)),
      effort_(effort),
      best_(naive_moves(*input_.board, input_.start)),
      lower_bound_(moves_for(distance_sum(*input_.board, input_.start), parity_of(input_.start))),
      patterns_(std::make_shared<AdditivePatternDatabases>(*input_.board, input_.rows,
                                                           input_.options.memory_bytes / 4)) {}

Outcome Anytime::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    while (stage_ != Stage::done && !is_proved() && stats_.ticks < effort_) {
        if (stats_.ticks >= end) {
            return Outcome::running;
        }
        work(std::min(end, effort_) - stats_.ticks);
    }
    return Outcome::solved;
}

void Anytime::work(Ticks budget) {
    switch (stage_) {
        case Stage::beams:
            widen_beam(budget);
            break;
        case Stage::improving:
            improve_path(budget);
            break;
        case Stage::databases:
            build_databases();
            break;
        case Stage::deepening:
            deepen(budget);
            break;
        case Stage::done:
            break;
    }
}

void Anytime::add_stats(const SearchStats& before, const SearchStats& after) {
    add_effort(stats_, effort_since(before, after));
    stats_.backtracks += after.backtracks - before.backtracks;
    stats_.max_depth = std::max(stats_.max_depth, after.max_depth);
}

void Anytime::take(std::vector<int> moves) {
    if (moves.size() < best_.size()) {
        best_ = std::move(moves);
    }
}

void Anytime::widen_beam(Ticks budget) {
    const BidirectionalBoard space(input_.board);
    if (!beam_) {
        width_ = width_ == 0 ? first_width : width_ * width_factor;
        const BeamOptions options{width_, 0, int_size(best_), false};
        beam_.emplace(space, space.state_from_both_ends(input_.start), options);
    }
    const SearchStats before = beam_->stats();
    const Outcome outcome = beam_->advance(budget);
    add_stats(before, beam_->stats());
    if (outcome == Outcome::running) {
        return;
    }
    if (outcome == Outcome::solved) {
        take(space.path_of(beam_->moves()));
    }
    beam_.reset();
    stage_ = width_ >= widest_beam(input_.board->cell_count()) ? Stage::improving : Stage::beams;
}

void Anytime::improve_path(Ticks budget) {
    if (!improver_) {
        improver_.emplace(input_.board, input_.start, best_);
    }
    const Ticks effort = effort_of_improving(input_.board->cell_count(), effort_);
    const SearchStats before = improver_->stats();
    if (before.ticks >= effort) {
        improver_.reset();
        stage_ = Stage::databases;
        return;
    }
    improver_->advance(std::min(budget, effort - before.ticks));
    add_stats(before, improver_->stats());
    take(improver_->path());
}

void Anytime::build_databases() {
    if (!patterns_->is_complete()) {
        stats_.ticks += patterns_->add_database(*input_.board);
        return;
    }
    deepening_.emplace(PatternLookup(input_.board, patterns_, input_.start), input_.options.memory_bytes / 2);
    stage_ = Stage::deepening;
}

void Anytime::deepen(Ticks budget) {
    deepening_->set_limit(int_size(best_));
    const SearchStats before = deepening_->stats();
    const Outcome outcome = deepening_->advance(budget);
    add_stats(before, deepening_->stats());
    lower_bound_ = std::max(lower_bound_, std::min(deepening_->lower_bound(), int_size(best_)));
    if (outcome == Outcome::solved) {
        take(deepening_->moves());
    }
    stage_ = outcome == Outcome::running ? Stage::deepening : Stage::done;
}

std::uint64_t Anytime::memory_bytes() const {
    return patterns_->memory_bytes() + (deepening_ ? deepening_->memory_bytes() : 0);
}

}  // namespace tessera::number_swap
