#include "games/edge_match/engines/prospect.h"

#include <algorithm>
#include <utility>

namespace tessera::edge_match {

static_assert(Engine<Prospect>);

namespace {

constexpr Ticks completing_limit = 200'000'000;
constexpr Ticks removal_limit = 3'000'000;  // for each tile that is left out on trial
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

int contact_count(const Level& level, const State& state, Cell cell, Contact wanted) {
    int count = 0;
    for (int side = 0; side < side_count; ++side) {
        count += contact(level, state, cell, side) == wanted ? 1 : 0;
    }
    return count;
}

}  // namespace

Prospect::Prospect(Level level, State state)
    : level_(std::move(level)),
      state_(std::move(state)),
      problem_(make_problem(level_, state_)),
      searched_(state_),
      searched_problem_(problem_),
      search_(problem_) {
    if (problem_.has_clash) {
        note_clash();
    }
}

// Blames the tile with the most clashes, among equals the one with the fewest matches.
void Prospect::note_clash() {
    const auto clashes = [&](Cell cell) {
        return contact_count(level_, state_, cell, Contact::clash);
    };
    for (int index = 0; index < state_.board.size(); ++index) {
        if (clashes(state_.board.cell(index)) > 0) {
            clashing_.push_back(state_.board.cell(index));
        }
    }
    blamed_ = {*std::max_element(clashing_.begin(), clashing_.end(), [&](Cell a, Cell b) {
        return clashes(a) != clashes(b) ? clashes(a) < clashes(b)
                                        : contact_count(level_, state_, a, Contact::match) >
                                              contact_count(level_, state_, b, Contact::match);
    })};
    end(Standing::clash);
}

Outcome Prospect::advance(Ticks budget) {
    const Ticks start = stats_.ticks;
    while (standing_ == Standing::open) {
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
    return standing_ == Standing::open ? Outcome::running : Outcome::solved;
}

Ticks Prospect::limit() const {
    return stage_ == Stage::completing    ? completing_limit
           : stage_ == Stage::without_one ? removal_limit
                                          : scratch_limit;
}

void Prospect::search_from(Stage stage, const State& state) {
    stage_ = stage;
    earlier_ = stats_;
    searched_ = state;
    searched_problem_ = make_problem(level_, searched_);
    search_ = Interleaved(searched_problem_);
}

// Evaluates the end of a search.
void Prospect::conclude(Outcome outcome) {
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
        end(Standing::unsolvable);
    } else {
        blame(disagreement_.value_or(std::vector<Cell>{}));
    }
}

void Prospect::conclude_completing(Outcome outcome) {
    if (outcome == Outcome::exhausted && has_tiles(state_)) {
        return next_removal();
    }
    if (outcome == Outcome::solved) {
        completion_ = search_.chosen();
    }
    end(outcome == Outcome::solved    ? Standing::solvable
        : outcome == Outcome::running ? Standing::undecided
                                      : Standing::unsolvable);
}

void Prospect::take_completion(std::vector<Choice> completion) {
    completion_ = std::move(completion);
    end(Standing::solvable);
}

void Prospect::next_removal() {
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

void Prospect::note_agreement() {
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

void Prospect::blame(const std::vector<Cell>& cells) {
    blamed_ = cells;
    end(Standing::dead_end);
}

}  // namespace tessera::edge_match
