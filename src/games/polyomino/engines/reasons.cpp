#include "games/polyomino/engines/reasons.h"

#include "games/polyomino/polyomino.h"
#include "games/polyomino/reasoning/proof_lines.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <utility>

namespace tessera::polyomino {

namespace {

std::vector<Cell> sorted_cells(const Level& level, const Placement& placement) {
    std::vector<Cell> cells = cells_of(level, placement);
    std::sort(cells.begin(), cells.end());
    return cells;
}

Lying lying(const Level& level, const CandidateTable& table, const std::vector<Placement>& placements) {
    std::map<std::vector<Cell>, int> piece_on;
    for (const Placement& placement : placements) {
        piece_on.emplace(sorted_cells(level, placement), placement.piece);
    }
    Lying found;
    for (int candidate = 0; candidate < table.candidate_count(); ++candidate) {
        const auto there = piece_on.find(sorted_cells(level, table.placement(candidate)));
        if (there != piece_on.end()) {
            const Piece& known = at(level.pieces, there->second);
            const std::vector<int>& pieces = table.kind(table.kind_of(candidate)).pieces;
            const bool is_same = std::any_of(pieces.begin(), pieces.end(), [&](int piece) {
                return may_lie_alike(at(level.pieces, piece), known);
            });
            (is_same ? found.same : found.others).push_back(candidate);
        }
    }
    return found;
}

}  // namespace

bool has_nothing_forced(const PlacementAnalysis& known) {
    return known.is_solvable.value_or(false) && known.is_exact && SolutionCount(1) < known.solutions &&
           known.forced.empty();
}

bool is_open(const Level& level, const State& state, const PlacementAnalysis& known,
             const std::vector<Placement>& completion) {
    return has_nothing_forced(known) &&
           !solution_images(level, state, CandidateTable(level, state), known, completion);
}

std::vector<Placement> without(const Level& level, const std::vector<Placement>& placements,
                               const Placement& taken) {
    const std::vector<Cell> cells = sorted_cells(level, taken);
    std::vector<Placement> rest;
    std::copy_if(placements.begin(), placements.end(), std::back_inserter(rest),
                 [&](const Placement& placement) { return sorted_cells(level, placement) != cells; });
    return rest;
}

std::pair<ExplanationStep, Placement> chosen(const Level& level, const State& state,
                                             const std::vector<Placement>& completion) {
    const Candidates now(std::make_shared<const CandidateTable>(level, state));
    const std::vector<int> known = lying(level, now.table(), completion).same;
    const int cell = PlacementDomain::tightest_cell(now);
    const auto covers = [&](int candidate) {
        const std::vector<int>& cells = now.table().cells_of(candidate);
        return std::find(cells.begin(), cells.end(), cell) != cells.end();
    };
    const int candidate = *std::find_if(known.begin(), known.end(), covers);
    return {line_of_choice(level, now.table(), cell, candidate), now.table().placement(candidate)};
}

Reasons::Reasons(const Level& level, const State& state, const PlacementAnalysis& known,
                 const std::vector<Placement>& completion, AllowedReasons allowed)
    : level_(level), allowed_(allowed), start_(std::make_shared<const CandidateTable>(level, state)) {
    const bool is_solvable = known.is_solvable.value_or(false);
    if (is_solvable) {
        images_ = solution_images(level, state, start_.table(), known, completion);
        const bool has_several = known.is_exact && SolutionCount(1) < known.solutions;
        skips_images_ = images_ && known.forced.empty();
        lying_ = skips_images_ ? Lying{images_->survivors, {}}
                               : lying(level, start_.table(), has_several ? known.forced : completion);
    }
    is_known_ = !is_solvable || known.is_exact;
    if (!start_.table().is_too_large() && lying_.same.empty() != is_solvable) {
        prover_ = std::make_unique<Prover>(PlacementDomain(level, state, {}), start_, lying_.same,
                                           lying_.others, is_known_ ? most_effort : least_effort);
        if (skips_images_) {
            prover_->take_orbits(images_->orbits, images_->count);
        }
    }
}

Outcome Reasons::advance(Ticks budget) {
    if (!lines_.empty()) {
        return Outcome::solved;
    }
    if (search_cell_) {
        const Outcome outcome = advance_by_steps(stats_, budget, [this] { return search(); });
        return outcome == Outcome::solved && lines_.empty() ? Outcome::exhausted : outcome;
    }
    const Outcome outcome = prover_ ? prover_->advance(budget) : Outcome::exhausted;
    if (prover_) {
        stats_ = prover_->stats();
    }
    if (outcome == Outcome::solved) {
        take_proof();
    } else if (outcome == Outcome::exhausted && prover_ && is_known_ && !skips_images_) {
        prover_.reset();
        search_cell_ = std::make_unique<SearchCell>(start_, lying_);
        return Outcome::running;
    }
    return outcome;
}

// Finds the cell, then writes the lines about it.
Outcome Reasons::search() {
    if (!search_lines_) {
        const bool is_found = search_cell_->step(stats_.ticks) != Outcome::running;
        if (is_found && search_cell_->cell() < 0) {
            return Outcome::solved;
        }
        if (is_found) {
            search_lines_ = std::make_unique<SearchLines>(level_, start_, search_cell_->cell(),
                                                          search_cell_->survivor(), allowed_);
        }
        return Outcome::running;
    }
    const Outcome outcome = search_lines_->step(stats_.ticks);
    if (outcome == Outcome::solved) {
        take_search();
    }
    return outcome;
}

void Reasons::take_proof() {
    lines_ =
        lines_of(level_, start_, prover_->proof(), allowed_, images_ ? images_->board : BoardImage::both);
    if (const std::optional<int> placed = prover_->proof().placed) {
        placement_ = start_.table().placement(*placed);
    }
}

void Reasons::take_search() {
    lines_ = search_lines_->lines();
    if (search_cell_->survivor()) {
        placement_ = start_.table().placement(*search_cell_->survivor());
    }
}

}  // namespace tessera::polyomino
