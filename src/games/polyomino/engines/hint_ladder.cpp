#include "games/polyomino/engines/hint_ladder.h"

#include "base/text.h"
#include "games/polyomino/engines/least_choice.h"
#include "games/polyomino/polyomino.h"
#include "games/polyomino/reasoning/finding.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

namespace tessera::polyomino {

namespace {

const SolutionCount hundred(100);

std::string name_of(const Level& level, const Placement& placement) {
    return std::string(short_name(level, placement.piece));
}

std::string names_of(const Level& level, const std::vector<Placement>& placements) {
    std::vector<std::string> names;
    names.reserve(placements.size());
    for (const Placement& placement : placements) {
        names.push_back(name_of(level, placement));
    }
    return join(names, ", ");
}

std::vector<std::string> texts_of_taking_back(const Level& level, const std::vector<Placement>& placements) {
    std::vector<std::string> texts;
    texts.reserve(placements.size());
    for (const Placement& placement : placements) {
        texts.push_back(Polyomino::format_move(level, taking_back(placement)));
    }
    return texts;
}

// The first rungs of a position that can be completed, with the place to look at: one cell, several, or the places of a piece.
struct Beginning {
    std::string_view at_cell;
    std::string_view at_cells;
    std::string_view at_piece;
};

constexpr Beginning one_way{"there is just one way to finish from here: look at this cell",
                            "there is just one way to finish from here: look at these {} cells",
                            "there is just one way to finish from here: look where piece {} can go"};
constexpr Beginning one_way_and_images{
    "apart from turning and mirroring, there is just one way to finish from here: look at this cell",
    "apart from turning and mirroring, there is just one way to finish from here: look at these {} cells",
    "apart from turning and mirroring, there is just one way to finish from here: look where piece {} can "
    "go"};
constexpr Beginning some_ways{"there are {} ways to finish from here: look at this cell",
                              "there are {} ways to finish from here: look at these {} cells",
                              "there are {} ways to finish from here: look where piece {} can go"};
constexpr Beginning many_ways{
    "there are at least a hundred ways to finish from here: look at this cell",
    "there are at least a hundred ways to finish from here: look at these {} cells",
    "there are at least a hundred ways to finish from here: look where piece {} can go"};
constexpr Beginning uncounted_ways{"the board can be filled from here: look at this cell",
                                   "the board can be filled from here: look at these {} cells",
                                   "the board can be filled from here: look where piece {} can go"};

const Beginning& beginning_of(const PlacementAnalysis& known) {
    return !(known.solutions < hundred) ? many_ways
           : !known.is_exact            ? uncounted_ways
           : known.solutions == 1       ? one_way
                                        : some_ways;
}

// `piece`: its name as sentences have it; empty: the cells are meant.
Sentence sentence_of_beginning(const PlacementAnalysis& known, const Beginning& beginning,
                               const std::vector<Cell>& cells, const std::string& piece) {
    Sentence sentence{};
    if (&beginning == &some_ways) {
        sentence.arguments.push_back(decimal(known.solutions));
    }
    if (piece.empty() && cells.size() == 1) {
        sentence.pattern = beginning.at_cell;
        return sentence;
    }
    sentence.pattern = piece.empty() ? beginning.at_cells : beginning.at_piece;
    sentence.arguments.push_back(piece.empty() ? std::to_string(cells.size()) : piece);
    return sentence;
}

Sentence reason_for(const Choice& choice, bool is_only_way, const std::string& name) {
    if (choice.rough_kind_count == 1) {
        return choice.option_count == 1
                   ? say("only the {} piece can cover this cell, and in one way only", name)
                   : say("only the {} piece can cover this cell", name);
    }
    if (choice.kind_count == 1) {
        return say("every piece but {} would leave a gap here that cannot be filled", name);
    }
    return is_only_way ? say("piece {} covers this cell", name)
                       : say("there are several ways on from here; piece {} here is one", name);
}

}  // namespace

HintStep rung_of_dead_end(const std::vector<ExplanationStep>& lines, const std::optional<DeadEnd>& reason) {
    HintStep rung{say("from here the board cannot be filled"), {}, {}};
    if (!lines.empty()) {
        rung.cells = lines.back().cells;
        rung.pieces = lines.back().pieces;
    } else if (reason) {
        rung.cells = reason->cells;
    }
    return rung;
}

std::optional<HintStep> rung_of_blame(const Level& level, const PlacementAnalysis& known) {
    if (known.blamed.empty()) {
        return std::nullopt;
    }
    const std::string names = names_of(level, known.blamed);
    HintStep rung{known.blamed.size() == 1
                      ? say("piece {} is to blame: without it the board can be filled", names)
                      : say("{,and} are to blame: without them the board can be filled, "
                            "and taking back fewer is not enough",
                            names),
                  {},
                  {}};
    rung.moves = texts_of_taking_back(level, known.blamed);
    return rung;
}

HintStep rung_of_astray(const Level& level, const std::vector<Placement>& astray) {
    HintStep rung{
        astray.size() == 1
            ? say("without piece {} the board can be filled: that is how the puzzle was made",
                  name_of(level, astray.front()))
            : say("without these {} pieces the board can be filled: that is how the puzzle was made",
                  astray.size()),
        {},
        {}};
    for (const Placement& placement : astray) {
        const std::vector<Cell> cells = cells_of(level, placement);
        rung.cells.insert(rung.cells.end(), cells.begin(), cells.end());
        rung.pieces.push_back(at(level.pieces, placement.piece).name);
    }
    return rung;
}

HintStep rung_of_taking_back(const Level& level, const PlacementAnalysis& known) {
    if (known.blamed.empty()) {
        return {known.is_level_solvable.has_value()
                    ? say("this puzzle has no solution")
                    : say("it would take too long to tell which pieces have to go"),
                {},
                {}};
    }
    HintStep rung{say("take back {,and}", names_of(level, known.blamed)), {}, {}};
    rung.moves = texts_of_taking_back(level, known.blamed);
    return rung;
}

namespace {

// True if the line rules the placement out for the position itself, not for one that it supposes.
bool is_from_here(const ExplanationStep& line, const std::string& excluded) {
    return line.assumes.empty() || line.assumes.front() == excluded;
}

// Returns what the lines rule out for the position itself; `has_followers`: only what takes more than a look at it.
std::vector<std::string> ruled_out_by(const std::vector<ExplanationStep>& lines, bool has_followers) {
    std::vector<std::string> all;
    for (const ExplanationStep& line : lines) {
        std::copy_if(line.excludes.begin(), line.excludes.end(), std::back_inserter(all),
                     [&](const std::string& text) {
                         return is_from_here(line, text) && (!has_followers || !line.assumes.empty());
                     });
    }
    return all;
}

int cells_left(const Level& level, const State& state) {
    int cells = open_cell_count(level);
    for (const Placement& placement : state.placed) {
        cells -= at(level.pieces, placement.piece).shape.size();
    }
    return cells;
}

// Returns the cells of the answer and of the others, each once; none if they are most of what is left, or if there is no
// other.
std::vector<Cell> few_cells_of(const Level& level, const State& state, const std::vector<std::string>& others,
                               const Placement& answer) {
    std::vector<Cell> cells = cells_of(level, answer);
    for (const std::string& text : others) {
        const std::vector<Cell> more = cells_of(level, *Polyomino::parse_move(level, text)->to);
        cells.insert(cells.end(), more.begin(), more.end());
    }
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    const bool is_few = !others.empty() && 2 * int_size(cells) <= cells_left(level, state);
    return is_few ? cells : std::vector<Cell>();
}

}  // namespace

std::vector<HintStep> rungs_of_proof(const std::vector<ExplanationStep>& lines) {
    std::vector<HintStep> rungs(lines.begin(), lines.end());
    HintStep& last = rungs.back();
    if (last.moves.empty()) {
        return rungs;
    }
    last.moves.clear();
    if (lines.back().deduction != name_of(Rule::only_placement)) {
        last.cells.clear();  // the next rung shows the only place
    }
    last.excludes = ruled_out_by(lines, false);
    return rungs;
}

std::vector<HintStep> rungs_of_reasons(const Level& level, const State& state, const PlacementAnalysis& known,
                                       bool has_images, const std::vector<ExplanationStep>& lines) {
    std::vector<HintStep> rungs = rungs_of_proof(lines);
    const ExplanationStep& end = lines.back();
    const Beginning& beginning = has_images ? one_way_and_images : beginning_of(known);
    if (end.deduction == name_of(Rule::only_placement)) {
        rungs.insert(rungs.begin(), {sentence_of_beginning(known, beginning, end.cells, ""), end.cells, {}});
        return rungs;
    }
    const Placement answer = *Polyomino::parse_move(level, end.moves.front())->to;
    std::vector<Cell> cells;
    for (const bool has_followers : {true, false}) {
        if (cells.empty()) {
            cells = few_cells_of(level, state, ruled_out_by(lines, has_followers), answer);
        }
    }
    rungs.insert(rungs.begin(), {sentence_of_beginning(known, beginning, {}, end.sentence.arguments.front()),
                                 cells, end.pieces});
    return rungs;
}

std::vector<HintStep> rungs_of_choice(const Level& level, const Analyser& analyser,
                                      const Placement& placement, Cell cell) {
    Choice choice;
    if (const PositionCover* const position = analyser.position()) {
        choice = least_choice(position->cover());
    }
    const PlacementAnalysis& known = analyser.known();
    const bool is_only_way = known.is_exact && known.solutions == 1;
    const std::string& piece = at(level.pieces, placement.piece).name;
    return {{sentence_of_beginning(known, beginning_of(known), {cell}, ""), {cell}, {}},
            {reason_for(choice, is_only_way, name_of(level, placement)), {cell}, {piece}}};
}

HintStep rung_of_placing(const Level& level, const Placement& placement) {
    HintStep rung{say("piece {} goes here", name_of(level, placement)),
                  cells_of(level, placement),
                  {at(level.pieces, placement.piece).name}};
    rung.moves = {Polyomino::format_move(level, placing(placement))};
    return rung;
}

}  // namespace tessera::polyomino
