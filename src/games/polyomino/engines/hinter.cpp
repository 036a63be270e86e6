#include "games/polyomino/engines/hinter.h"

#include "base/text.h"
#include "games/polyomino/polyomino.h"

#include <algorithm>
#include <string>
#include <utility>

namespace tessera::polyomino {

static_assert(HinterOf<Hinter, Polyomino>);

namespace {

constexpr Ticks patience = 1'000'000'000;     // half a minute or so
constexpr int region_work_limit = 4'000'000;  // cells looked at to tell which options leave dead regions

// How much choice there is at a cell of the cover.
struct Choice {
    int cell = 0;
    int kind_count = 0;        // kinds of pieces that can cover it without leaving a dead region
    int option_count = 0;      // ways to do so
    int rough_kind_count = 0;  // kinds that can cover it at all

    bool operator<(const Choice& other) const {
        if (kind_count != other.kind_count) {
            return kind_count < other.kind_count;
        }
        return option_count != other.option_count ? option_count < other.option_count : cell < other.cell;
    }
};

// Which options leave no region that is plainly dead; all of them where that is too much work to tell.
std::vector<bool> sensible_options(const GridCover& cover) {
    std::vector<bool> is_sensible(static_cast<std::size_t>(cover.option_count()), true);
    if (cover.option_count() > region_work_limit / std::max(1, cover.cell_count())) {
        return is_sensible;
    }
    const RegionCheck check(cover);
    for (int option = 0; option < cover.option_count(); ++option) {
        is_sensible[static_cast<std::size_t>(option)] = !check.dead_region_after(option);
    }
    return is_sensible;
}

// The cell that leaves the least choice. Options of one kind follow one another.
Choice least_choice(const GridCover& cover) {
    const std::vector<bool> is_sensible = sensible_options(cover);
    struct Tally {
        Choice choice;
        int last_kind = -1;
        int last_rough_kind = -1;
    };
    std::vector<Tally> tallies(cover.open.size());
    for (int option = 0; option < cover.option_count(); ++option) {
        const int kind = at(cover.option_kinds, option);
        for (const int* cell = cover.cells_begin(option); cell != cover.cells_end(option); ++cell) {
            Tally& tally = at(tallies, *cell);
            tally.choice.rough_kind_count += std::exchange(tally.last_rough_kind, kind) != kind ? 1 : 0;
            if (is_sensible[static_cast<std::size_t>(option)]) {
                tally.choice.kind_count += std::exchange(tally.last_kind, kind) != kind ? 1 : 0;
                ++tally.choice.option_count;
            }
        }
    }
    std::vector<Choice> choices;
    for (int cell = 0; cell < cover.cell_count(); ++cell) {
        if (cover.open[static_cast<std::size_t>(cell)]) {
            choices.push_back(at(tallies, cell).choice);
            choices.back().cell = cell;
        }
    }
    return *std::min_element(choices.begin(), choices.end());
}

Sentence reason_for(const Choice& choice, const std::string& name) {
    if (choice.rough_kind_count == 1) {
        return choice.option_count == 1 ? say("only {} can cover this cell, and in one way only", name)
                                        : say("only {} can cover this cell", name);
    }
    if (choice.kind_count == 1) {
        return say("every piece but {} would leave a gap here that cannot be filled", name);
    }
    return say("{} covers this cell", name);
}

Cell first_cell(const Level& level, const std::vector<Placement>& placements) {
    std::vector<Cell> cells;
    for (const Placement& placement : placements) {
        const std::vector<Cell> covered = cells_of(level, placement);
        cells.insert(cells.end(), covered.begin(), covered.end());
    }
    return *std::min_element(cells.begin(), cells.end());
}

std::string names_of(const Level& level, const std::vector<Placement>& placements) {
    std::vector<std::string> names;
    names.reserve(placements.size());
    for (const Placement& placement : placements) {
        names.emplace_back(short_name(level, placement.piece));
    }
    return join(names, ", ");
}

}  // namespace

Result<Hinter> Hinter::start(const Level& level, const State& state) {
    return Hinter(level, state);
}

Hinter::Hinter(const Level& level, const State& state)
    : level_(level),
      state_(state),
      analyser_(level, state),
      is_complete_(Polyomino::is_solved(level, state)) {}

Outcome Hinter::advance(Ticks budget) {
    if (is_complete_) {
        return Outcome::exhausted;
    }
    if (!hint_.steps.empty()) {
        return Outcome::solved;
    }
    const Outcome outcome = analyser_.advance(std::min(budget, patience - std::min(patience, stats().ticks)));
    if (!analyser_.completion().empty()) {
        suggest_placement();
        return Outcome::solved;
    }
    if (outcome == Outcome::solved && !analyser_.known().is_solvable) {
        admit_defeat();
    } else if (outcome == Outcome::solved) {
        suggest_taking_back();
    } else if (!analyser_.known().is_solvable && stats().ticks >= patience) {
        admit_defeat();
        return Outcome::solved;
    }
    return outcome;
}

void Hinter::admit_defeat() {
    hint_.steps.push_back(
        {say("the search was given up: it is not known whether this can be completed"), {}, ""});
}

void Hinter::suggest_placement() {
    Choice choice;
    Cell cell = first_cell(level_, analyser_.completion());
    if (const PositionCover* const position = analyser_.position()) {
        choice = least_choice(position->cover());
        cell = position->board_cell(choice.cell);
    }
    Placement placement;
    std::vector<Cell> cells;
    for (const Placement& candidate : analyser_.completion()) {
        const std::vector<Cell> covered = cells_of(level_, candidate);
        if (std::find(covered.begin(), covered.end(), cell) != covered.end()) {
            placement = candidate;
            cells = covered;
        }
    }
    const std::string& piece = at(level_.pieces, placement.piece).name;
    const std::string name(short_name(level_, placement.piece));
    hint_.steps.push_back({say("look at the piece {}", name), {}, piece});
    hint_.steps.push_back({reason_for(choice, name), {cell}, piece});
    hint_.steps.push_back({say("{} lies like this", name), cells, piece});
    hint_.moves.push_back(Polyomino::format_move(level_, placing(placement)));
}

void Hinter::suggest_taking_back() {
    const PlacementAnalysis& known = analyser_.known();
    hint_.dead_end = true;
    if (known.reason) {
        hint_.steps.push_back({known.reason->sentence, known.reason->cells, ""});
    } else {
        hint_.steps.push_back({say("from here the board cannot be filled"), {}, ""});
    }
    if (known.blamed.empty()) {
        const bool is_told = known.is_level_solvable.has_value();
        hint_.steps.push_back({is_told ? say("this puzzle has no solution")
                                       : say("which pieces have to go is too much work to tell"),
                               {},
                               ""});
        return;
    }
    std::vector<Cell> cells;
    for (const Placement& placement : known.blamed) {
        const std::vector<Cell> covered = cells_of(level_, placement);
        cells.insert(cells.end(), covered.begin(), covered.end());
        hint_.moves.push_back(Polyomino::format_move(level_, taking_back(placement)));
    }
    const int count = int_size(known.blamed);
    const std::string names = names_of(level_, known.blamed);
    hint_.steps.push_back(
        {count == 1 ? say("one piece has to go") : say("{} pieces have to go, no fewer will do", count),
         {},
         ""});
    hint_.steps.push_back({say("take back {}", names), cells, ""});
}

}  // namespace tessera::polyomino
