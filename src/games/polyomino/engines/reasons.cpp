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

bool has(const std::vector<int>& numbers, int number) {
    return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

// Finds the cell at which a search has the least to show: the fewest candidates after which nothing is wrong at
// once, the only survivor aside.
class SearchCell {
public:
    SearchCell(const Candidates& now, const Lying& lying) {
        for (const int cell : now.open_cells()) {
            look_at(now, cell, lying);
        }
    }

    int cell() const { return cell_; }  // -1: there is none with just one survivor
    std::optional<int> survivor() const { return survivor_; }

private:
    void look_at(const Candidates& now, int cell, const Lying& lying) {
        const std::vector<int> candidates = now.possible_at(cell);
        std::vector<int> alive;
        std::copy_if(candidates.begin(), candidates.end(), std::back_inserter(alive), [&](int candidate) {
            return has(lying.same, candidate) || has(lying.others, candidate);
        });
        const bool is_settled =
            lying.same.empty() ? alive.empty() : alive.size() == 1 && has(lying.same, alive.front());
        if (!is_settled) {
            return;
        }
        const auto trials = std::count_if(candidates.begin(), candidates.end(), [&](int candidate) {
            Candidates next = now;
            next.place(candidate);
            return !PlacementDomain::failure_of(next);
        });
        if (static_cast<int>(trials) < least_) {
            least_ = static_cast<int>(trials);
            cell_ = cell;
            survivor_ = alive.empty() ? std::nullopt : std::optional(alive.front());
        }
    }

    int least_ = 1000;  // trials
    int cell_ = -1;
    std::optional<int> survivor_;
};

}  // namespace

bool is_open(const PlacementAnalysis& known) {
    return known.is_solvable.value_or(false) && known.is_exact && SolutionCount(1) < known.solutions &&
           known.forced.empty();
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
                 const std::vector<Placement>& completion)
    : level_(level), start_(std::make_shared<const CandidateTable>(level, state)) {
    const bool is_solvable = known.is_solvable.value_or(false);
    if (is_solvable) {
        const bool has_forced = known.is_exact && SolutionCount(1) < known.solutions;
        lying_ = lying(level, start_.table(), has_forced ? known.forced : completion);
    }
    is_known_ = !is_solvable || known.is_exact;
    if (!start_.table().is_too_large() && lying_.same.empty() != is_solvable) {
        prover_ = std::make_unique<Prover>(PlacementDomain(level, state, {}), start_, lying_.same,
                                           lying_.others, is_known_ ? most_effort : least_effort);
    }
}

Outcome Reasons::advance(Ticks budget) {
    if (!lines_.empty()) {
        return Outcome::solved;
    }
    const Outcome outcome = prover_ ? prover_->advance(budget) : Outcome::exhausted;
    if (prover_) {
        stats_ = prover_->stats();
    }
    if (outcome == Outcome::solved) {
        take_proof();
    } else if (outcome == Outcome::exhausted && prover_ && is_known_) {
        take_search();
    }
    return outcome == Outcome::running ? outcome : lines_.empty() ? Outcome::exhausted : Outcome::solved;
}

void Reasons::take_proof() {
    lines_ = lines_of(level_, start_.table(), prover_->proof());
    if (const std::optional<int> placed = prover_->proof().placed) {
        placement_ = start_.table().placement(*placed);
    }
}

void Reasons::take_search() {
    const SearchCell tightest(start_, lying_);
    if (tightest.cell() < 0) {
        return;
    }
    lines_ = lines_of_search(level_, start_, tightest.cell(), tightest.survivor());
    if (tightest.survivor()) {
        placement_ = start_.table().placement(*tightest.survivor());
    }
}

}  // namespace tessera::polyomino
