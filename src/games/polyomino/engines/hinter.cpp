#include "games/polyomino/engines/hinter.h"

#include "games/polyomino/engines/hint_ladder.h"
#include "games/polyomino/engines/least_choice.h"
#include "games/polyomino/polyomino.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

static_assert(HinterOf<Hinter, Polyomino>);

namespace {

constexpr Ticks patience = 1'000'000'000;       // about half a minute
constexpr Ticks makers_due = 20'000'000;        // about half a second, before a level's recipe is used
constexpr Ticks patience_astray = 200'000'000;  // if the recipe shows a way back
constexpr Ticks counting_effort = 2'000'000;    // less than a tenth of a second

Cell first_cell(const Level& level, const std::vector<Placement>& placements) {
    std::vector<Cell> cells;
    for (const Placement& placement : placements) {
        const std::vector<Cell> covered = cells_of(level, placement);
        cells.insert(cells.end(), covered.begin(), covered.end());
    }
    return *std::min_element(cells.begin(), cells.end());
}

}  // namespace

Result<Hinter> Hinter::start(const Level& level, const State& state) {
    return Hinter(level, state);
}

Hinter::Hinter(const Level& level, const State& state)
    : MakersHinter(Polyomino::is_solved(level, state), MakersAnswer::start(level, state)),
      level_(level),
      state_(state),
      analyser_(level, state) {}

Outcome Hinter::advance(Ticks budget) {
    return advance_by(budget, [this](Ticks rest) {
        step(rest);
        sum_stats(analyser_.stats(), reasons_ ? &reasons_->stats() : nullptr);
    });
}

void Hinter::step(Ticks budget) {
    if (!reasons_) {
        look(budget);
    } else if (reasons_->advance(budget) != Outcome::running) {
        conclude();
    }
}

bool Hinter::is_maker_to_be_asked() const {
    return can_ask_maker() && !analyser_.known().is_solvable;
}

Ticks Hinter::looking_end() const {
    const Ticks end = is_maker_to_be_asked() ? makers_due : is_astray() ? patience_astray : patience;
    return analyser_.known().is_solvable ? counting_end_.value_or(patience) : end;
}

void Hinter::look(Ticks budget) {
    if (is_maker_to_be_asked() && analyser_.stats().ticks >= makers_due) {
        if (ask_maker(budget)) {
            analyser_.take_completion(maker().missing());
            end_looking();
        }
        return;
    }
    const Ticks limit = looking_end();
    const Ticks rest = limit - std::min(limit, analyser_.stats().ticks);
    const Outcome outcome = analyser_.advance(std::min(budget, rest));
    if (!counting_end_ && !analyser_.completion().empty()) {
        counting_end_ = analyser_.stats().ticks + counting_effort;
    }
    const bool is_over = analyser_.stats().ticks >= looking_end() && !is_maker_to_be_asked();
    if (outcome == Outcome::solved || is_over) {
        end_looking();
    }
}

void Hinter::end_looking() {
    const PlacementAnalysis& known = analyser_.known();
    if (known.is_solvable.has_value() && !is_open(level_, state_, known, analyser_.completion())) {
        reasons_ = std::make_unique<Reasons>(level_, state_, known, analyser_.completion());
    } else {
        conclude();
    }
}

void Hinter::conclude() {
    const std::optional<bool> is_solvable = analyser_.known().is_solvable;
    if (!is_solvable) {
        conclude_undecided();
    } else if (*is_solvable) {
        conclude_with_placement();
    } else {
        conclude_dead_end();
    }
}

// The way the puzzle was made is all that is known without a search.
void Hinter::conclude_undecided() {
    hint_.steps = {{say("the search gave up before it could tell whether this can be completed"), {}, {}}};
    if (is_astray()) {
        PlacementAnalysis way_back;
        way_back.blamed = maker().astray();
        hint_.steps.push_back(rung_of_astray(level_, way_back.blamed));
        const HintStep last = rung_of_taking_back(level_, way_back);
        hint_.steps.push_back(last);
        hint_.moves = last.moves;
    }
}

void Hinter::conclude_with_placement() {
    Placement placement;
    if (has_reasons()) {
        placement = *reasons_->placement();
        hint_.steps =
            rungs_of_reasons(level_, state_, analyser_.known(), reasons_->has_images(), reasons_->lines());
    } else {
        Cell cell = first_cell(level_, analyser_.completion());
        if (const PositionCover* const position = analyser_.position()) {
            cell = position->board_cell(least_choice(position->cover()).cell);
        }
        placement = placement_at(cell);
        hint_.steps = rungs_of_choice(level_, analyser_, placement, cell);
    }
    hint_.steps.push_back(rung_of_placing(level_, placement));
    hint_.moves = {Polyomino::format_move(level_, placing(placement))};
}

// Returns the placement of the known completion that covers the cell.
Placement Hinter::placement_at(Cell cell) const {
    const std::vector<Placement>& completion = analyser_.completion();
    return *std::find_if(completion.begin(), completion.end(), [&](const Placement& placement) {
        const std::vector<Cell> covered = cells_of(level_, placement);
        return std::find(covered.begin(), covered.end(), cell) != covered.end();
    });
}

void Hinter::conclude_dead_end() {
    const PlacementAnalysis& known = analyser_.known();
    hint_.dead_end = true;
    const std::vector<ExplanationStep> lines =
        has_reasons() ? reasons_->lines() : std::vector<ExplanationStep>();
    hint_.steps = {rung_of_dead_end(lines, known.reason)};
    if (const auto blame = rung_of_blame(level_, known)) {
        hint_.steps.push_back(*blame);
    }
    if (!lines.empty()) {
        const std::vector<HintStep> rungs = rungs_of_proof(lines);
        hint_.steps.insert(hint_.steps.end(), rungs.begin(), rungs.end());
    } else if (known.reason) {
        hint_.steps.push_back({known.reason->sentence, known.reason->cells, {}});
    }
    hint_.steps.push_back(rung_of_taking_back(level_, known));
    for (const Placement& placement : known.blamed) {
        hint_.moves.push_back(Polyomino::format_move(level_, taking_back(placement)));
    }
}

}  // namespace tessera::polyomino
