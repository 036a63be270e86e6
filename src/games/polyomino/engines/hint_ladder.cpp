#include "games/polyomino/engines/hint_ladder.h"

#include "base/text.h"
#include "games/polyomino/engines/least_choice.h"
#include "games/polyomino/polyomino.h"
#include "games/polyomino/reasoning/finding.h"
#include "games/reasoning/hint_ladder.h"

#include <algorithm>
#include <iterator>
#include <string>

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

Sentence sentence_of_standing(const PlacementAnalysis& known) {
    if (!known.is_solvable.value_or(false)) {
        return say("from here the board cannot be filled");
    }
    if (!(known.solutions < hundred)) {
        return say("there are a hundred ways to finish from here, or more");
    }
    if (!known.is_exact) {
        return say("the board can be filled from here; counting the ways would take too long");
    }
    return known.solutions == 1 ? say("there is just one way to finish from here")
                                : say("there are {} ways to finish from here", decimal(known.solutions));
}

// Points to the place that the last line settles. A piece is named if there is more than one place to look at.
HintStep where_to_look(const std::vector<ExplanationStep>& lines) {
    const ExplanationStep& last = lines.back();
    if (last.deduction == name_of(Rule::only_placement)) {
        return reasoning::rung_of_cells(last.cells);
    }
    return lines.size() == 1
               ? HintStep{say("one of the pieces left fits in one place only"), {}, {}}
               : HintStep{say("look where {} can lie", last.sentence.arguments.front()), {}, last.pieces};
}

Sentence reason_for(const Choice& choice, bool is_only_way, const std::string& name) {
    if (choice.rough_kind_count == 1) {
        return choice.option_count == 1 ? say("only {} can cover this cell, and in one way only", name)
                                        : say("only {} can cover this cell", name);
    }
    if (choice.kind_count == 1) {
        return say("every piece but {} would leave a gap here that cannot be filled", name);
    }
    return is_only_way ? say("{} covers this cell", name)
                       : say("several ways lead on from here; {} like this is one of them", name);
}

}  // namespace

HintStep rung_of_standing(const PlacementAnalysis& known) {
    return {sentence_of_standing(known), {}, {}};
}

std::optional<HintStep> rung_of_blame(const Level& level, const PlacementAnalysis& known) {
    if (known.blamed.empty()) {
        return std::nullopt;
    }
    const std::string names = names_of(level, known.blamed);
    HintStep rung{known.blamed.size() == 1 ? say("{} is to blame: without it the board can be filled", names)
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
            ? say("without {} the board can be filled: that is how the puzzle was made",
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

}  // namespace

std::vector<HintStep> rungs_of_reasons(const std::vector<ExplanationStep>& lines) {
    std::vector<HintStep> rungs(lines.begin(), lines.end());
    HintStep& last = rungs.back();
    if (last.moves.empty()) {
        return rungs;
    }
    last.moves.clear();
    if (lines.back().deduction != name_of(Rule::only_placement)) {
        last.cells.clear();  // the next rung shows the only place
    }
    for (const ExplanationStep& line : lines) {
        std::copy_if(line.excludes.begin(), line.excludes.end(), std::back_inserter(last.excludes),
                     [&](const std::string& text) { return is_from_here(line, text); });
    }
    rungs.insert(rungs.begin(), where_to_look(lines));
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
    return {{say("look at this cell"), {cell}, {}},
            {reason_for(choice, is_only_way, name_of(level, placement)), {cell}, {piece}}};
}

HintStep rung_of_placing(const Level& level, const Placement& placement) {
    HintStep rung{say("{} lies like this", name_of(level, placement)),
                  cells_of(level, placement),
                  {at(level.pieces, placement.piece).name}};
    rung.moves = {Polyomino::format_move(level, placing(placement))};
    return rung;
}

}  // namespace tessera::polyomino
