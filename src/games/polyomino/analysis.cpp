#include "games/polyomino/analysis.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

Analysis::Analysis(const Level& level, const State& state, std::uint64_t memory_bytes)
    : level_(level), state_(state), memory_bytes_(memory_bytes), position_(level, state) {
    verdict_.reason = why_hopeless(position_);
    if (verdict_.reason) {
        start_blaming();
    } else {
        walk_.emplace(position_.cover(), memory_bytes_);
    }
}

Outcome Analysis::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    do {
        if (is_done_) {
            return Outcome::solved;
        }
        const bool knew = verdict_.is_solvable.has_value();
        const Ticks rest = end - stats_.ticks;
        if (walk_) {
            look_ahead(rest);
        } else {
            blame(rest);
        }
        stats_.ticks =
            earlier_.ticks + (walk_ ? walk_->stats().ticks : 0) + (nearest_ ? nearest_->stats().ticks : 0);
        stats_.nodes =
            earlier_.nodes + (walk_ ? walk_->stats().nodes : 0) + (nearest_ ? nearest_->stats().nodes : 0);
        if (!knew && !completion_.empty()) {
            break;  // news worth a pause, wherever the budget ends
        }
    } while (stats_.ticks < end);
    return is_done_ ? Outcome::solved : Outcome::running;
}

void Analysis::look_ahead(Ticks budget) {
    const Outcome outcome = walk_->advance(budget);
    if (outcome == Outcome::solved) {
        sum_up();
    } else if (outcome == Outcome::exhausted) {
        verdict_.is_exact = true;
        is_done_ = verdict_.is_solvable.has_value();
        if (!is_done_) {
            earlier_.ticks += walk_->stats().ticks;
            earlier_.nodes += walk_->stats().nodes;
            walk_.reset();
            start_blaming();
        }
    }
}

void Analysis::sum_up() {
    if (!verdict_.is_solvable) {
        verdict_.is_solvable = true;
        completion_ = position_.placements_of(walk_->chosen());
    }
    verdict_.solutions += 1;
    if (const auto summary = walk_->summary()) {
        verdict_.solutions = summary->solutions;
        verdict_.is_exact = true;
        verdict_.forced = position_.placements_of(summary->forced);
        is_done_ = true;
    } else {
        is_done_ = !(verdict_.solutions < Tally(solution_cap));
    }
}

namespace {

bool may_lie_alike(const Piece& a, const Piece& b) {
    return a.orientations.size() == b.orientations.size() &&
           std::is_permutation(a.orientations.begin(), a.orientations.end(), b.orientations.begin());
}

}  // namespace

// The option of the cover that the placement is, -1 if it is none: a given.
int Analysis::option_of(const PositionCover& position, const Placement& placement) const {
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

void Analysis::start_blaming() {
    verdict_.is_solvable = false;
    verdict_.is_exact = true;
    const PositionCover beginning(level_, State{level_.givens}, true);
    std::vector<int> preferred;
    for (const Placement& placement : state_.placed) {
        const int option = option_of(beginning, placement);
        if (option >= 0) {
            preferred.push_back(option);
            movable_.push_back({placement, option});
        }
    }
    nearest_.emplace(beginning.cover(), std::move(preferred), 1, memory_bytes_);
}

void Analysis::blame(Ticks budget) {
    const Outcome outcome = nearest_->advance(budget);
    if (outcome == Outcome::solved) {
        const std::vector<int>& kept = nearest_->chosen();
        for (const Movable& movable : movable_) {
            if (std::find(kept.begin(), kept.end(), movable.option) == kept.end()) {
                verdict_.blamed.push_back(movable.placement);
            }
        }
        verdict_.is_level_solvable = true;
    } else if (outcome == Outcome::exhausted && !nearest_->gave_up()) {
        verdict_.is_level_solvable = false;
    }
    is_done_ = outcome != Outcome::running;
}

}  // namespace tessera::polyomino
