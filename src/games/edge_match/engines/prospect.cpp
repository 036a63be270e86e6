#include "games/edge_match/engines/hinter.h"

#include "games/edge_match/engines/hint_text.h"

#include <algorithm>
#include <utility>

namespace tessera::edge_match {

static_assert(HinterOf<Hinter, EdgeMatch>);

namespace {

constexpr Ticks completing_limit = 200'000'000;
constexpr Ticks removal_limit = 3'000'000;  // for each tile that is tried to be left out
constexpr Ticks scratch_limit = 100'000'000;

bool has_tiles(const State& state) {
    for (int index = 0; index < state.board.size(); ++index) {
        if (!is_empty(state, state.board.cell(index))) {
            return true;
        }
    }
    return false;
}

SearchStats sum_of(const SearchStats& a, const SearchStats& b) {
    return {a.ticks + b.ticks, a.nodes + b.nodes, a.backtracks + b.backtracks, a.solutions + b.solutions,
            std::max(a.max_depth, b.max_depth)};
}

}  // namespace

Result<Hinter> Hinter::start(const Level& level, const State& state) {
    return Hinter(level, state);
}

Hinter::Hinter(Level level, State state)
    : level_(std::move(level)),
      state_(std::move(state)),
      problem_(make_problem(level_, state_)),
      searched_(state_),
      searched_problem_(problem_),
      search_(problem_) {
    if (problem_.has_clash) {
        hint_ = clash_hint(level_, state_);
        stage_ = Stage::done;
    }
}

Outcome Hinter::advance(Ticks budget) {
    if (EdgeMatch::is_solved(level_, state_)) {
        return Outcome::exhausted;
    }
    const Ticks start = stats_.ticks;
    while (stage_ != Stage::done) {
        const Ticks rest = budget - std::min(budget, stats_.ticks - start);
        const Outcome outcome =
            search_.advance(std::min(rest, limit() - std::min(limit(), search_.stats().ticks)));
        stats_ = sum_of(earlier_, search_.stats());
        if (outcome != Outcome::running || search_.stats().ticks >= limit()) {
            conclude(outcome);
        }
        if (stats_.ticks - start >= budget) {
            break;
        }
    }
    return stage_ == Stage::done ? Outcome::solved : Outcome::running;
}

Ticks Hinter::limit() const {
    return stage_ == Stage::completing    ? completing_limit
           : stage_ == Stage::without_one ? removal_limit
                                          : scratch_limit;
}

void Hinter::search_from(Stage stage, const State& state) {
    stage_ = stage;
    earlier_ = stats_;
    searched_ = state;
    searched_problem_ = make_problem(level_, searched_);
    search_ = Interleaved(searched_problem_);
}

// What the end of a search means for the hint.
void Hinter::conclude(Outcome outcome) {
    if (stage_ == Stage::completing) {
        conclude_completing(outcome);
    } else if (stage_ == Stage::without_one) {
        if (outcome == Outcome::solved) {
            blame({state_.board.cell(removal_)});
        } else {
            next_removal();
        }
    } else if (outcome == Outcome::solved) {
        note_agreement();
    } else if (outcome == Outcome::exhausted && !disagreement_) {
        finish(unsolvable_hint());
    } else {
        blame(disagreement_.value_or(std::vector<Cell>{}));
    }
}

void Hinter::conclude_completing(Outcome outcome) {
    if (outcome == Outcome::exhausted && has_tiles(state_)) {
        return next_removal();
    }
    finish(outcome == Outcome::solved    ? forward_hint(level_, state_, problem_, search_.chosen())
           : outcome == Outcome::running ? undecided_hint(problem_)
                                         : unsolvable_hint());
}

void Hinter::finish(Hint hint) {
    hint_ = std::move(hint);
    stage_ = Stage::done;
}

void Hinter::next_removal() {
    do {
        ++removal_;
    } while (removal_ < state_.board.size() && is_empty(state_, state_.board.cell(removal_)));
    if (removal_ == state_.board.size()) {
        search_from(Stage::from_scratch, EdgeMatch::start(level_));
        return;
    }
    State without = state_;
    without.board[removal_] = Placed{};
    search_from(Stage::without_one, without);
}

void Hinter::note_agreement() {
    std::vector<Cell> cells;
    for (const Choice& choice : search_.chosen()) {
        const Cell cell = state_.board.cell(choice.cell);
        const std::optional<Tile> lies = tile_at(level_, state_, cell);
        if (lies && !(*lies == at(searched_problem_.oriented_tiles, choice.oriented).tile)) {
            cells.push_back(cell);
        }
    }
    std::sort(cells.begin(), cells.end());
    if (!disagreement_ || cells.size() < disagreement_->size()) {
        disagreement_ = cells;
    }
}

void Hinter::blame(const std::vector<Cell>& cells) {
    hint_ = dead_end_hint(problem_, cells);
    stage_ = Stage::done;
}

}  // namespace tessera::edge_match
