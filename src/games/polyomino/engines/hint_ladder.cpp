#include "games/polyomino/engines/hint_ladder.h"

#include "base/text.h"
#include "games/polyomino/engines/least_choice.h"
#include "games/polyomino/polyomino.h"
#include "games/reasoning/hint_ladder.h"

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

// Returns one sentence for several findings of the same rule.
Sentence summary_of(Rule rule, int count) {
    switch (rule) {
        case Rule::region_set:
            return say("only certain pieces can fill the regions left, which rules out {} placements", count);
        case Rule::region_size:
        case Rule::region_colours:
            return say("each of these {} placements would cut off cells that no pieces left can fill", count);
        case Rule::dead_end:
        case Rule::shared_cells:
            return say("each of these {} placements takes cells or a piece that are needed elsewhere", count);
        case Rule::one_step:
            return say("after each of these {} placements some cell or piece would have nothing left", count);
        default:
            return say("each of these {} placements would force others, until something had nothing left",
                       count);
    }
}

// Words for findings on which another one depends.
class ReasonWords : public PlacementWords {
public:
    ReasonWords(const Level& level, const Reasoner& reasoner, const std::vector<int>& behind)
        : PlacementWords(level), reasoner_(reasoner), behind_(behind) {}

    static Sentence summary_of(Rule rule, int count) { return polyomino::summary_of(rule, count); }
    // The next rung shows the only place.
    static std::vector<Cell> cells_in(const Deduction& deduction) {
        return deduction.rule == Rule::only_place ? std::vector<Cell>() : deduction.cells;
    }

    static HintStep where_to_look(const Deduction& deduction) {
        if (deduction.rule == Rule::only_place) {
            return {say("one of the pieces left fits in one place only"), {}, {}};
        }
        if (deduction.cells.empty()) {
            return {say("look for a piece that could lose its last place"), {}, {}};
        }
        return reasoning::rung_of_cells(deduction.cells);
    }
    bool begins_with(const HintStep& rung, const Deduction& deduction) const {
        return rung.excludes == texts_of(deduction.rules_out);
    }

    // Returns the other candidates of the cell or piece for which a placement is found.
    std::vector<Placement> beaten_by(int index, const Deduction& /*deduction*/,
                                     const std::vector<Placement>& /*laid*/) const {
        const Finding& finding = at(reasoner_.findings(), at(behind_, index));
        const CandidateTable& table = reasoner_.table();
        const BitSet& row = finding.rule == Rule::only_place ? table.candidates_of(finding.kinds.front())
                                                             : table.candidates_at(finding.cells.front());
        std::vector<Placement> beaten;
        for_each_common(row, row, [&](int candidate) {
            if (candidate != finding.places.front()) {
                beaten.push_back(table.placement(candidate));
            }
        });
        return beaten;
    }

private:
    const Reasoner& reasoner_;
    const std::vector<int>& behind_;  // indices of findings
};

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

std::vector<std::string> PlacementWords::texts_of(const std::vector<Placement>& placements) const {
    std::vector<std::string> texts;
    texts.reserve(placements.size());
    for (const Placement& placement : placements) {
        texts.push_back(Polyomino::format_move(level_, placing(placement)));
    }
    return texts;
}

std::vector<std::string> PlacementWords::names_in(const Deduction& deduction) const {
    std::vector<std::string> names;
    for (const int piece : deduction.pieces) {
        names.push_back(at(level_.pieces, piece).name);
    }
    return names;
}

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

std::vector<HintStep> rungs_of_reasoning(const Level& level, const Reasoner& reasoner) {
    const std::vector<int> behind = reasoner.findings_behind(int_size(reasoner.findings()) - 1);
    const ReasonWords words(level, reasoner, behind);
    return reasoning::HintLadder(words, deductions_of(level, reasoner, behind)).rungs();
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
    rung.moves = PlacementWords(level).texts_of({placement});
    return rung;
}

}  // namespace tessera::polyomino
