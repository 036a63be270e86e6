#include "games/polyomino/engines/hint_ladder.h"

#include "base/text.h"
#include "games/polyomino/engines/least_choice.h"
#include "games/polyomino/polyomino.h"
#include "games/polyomino/reasoning/deduction.h"

#include <set>
#include <string>
#include <utility>

namespace tessera::polyomino {

namespace {

constexpr int most_explained = 4;  // deductions explained one by one
constexpr int most_rungs = 6;      // of deductions, in one hint
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

std::vector<std::string> texts_of_placing(const Level& level, const std::vector<Placement>& placements) {
    std::vector<std::string> texts;
    texts.reserve(placements.size());
    for (const Placement& placement : placements) {
        texts.push_back(Polyomino::format_move(level, placing(placement)));
    }
    return texts;
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

// Explains the findings on which the last one depends: a few one by one, many grouped by rule. Placements
// assumed on the way stay visible.
class Lecture {
public:
    Lecture(const Level& level, const Reasoner& reasoner)
        : level_(level),
          reasoner_(reasoner),
          behind_(reasoner.findings_behind(int_size(reasoner.findings()) - 1)),
          deductions_(deductions_of(level, reasoner, behind_)) {}

    std::vector<HintStep> rungs() {
        const bool is_short = int_size(behind_) <= most_explained;
        for (int next = 0; next < int_size(deductions_);) {
            const int end = is_short ? next + 1 : end_of_run(next);
            if (end == next + 1) {
                tell(next);
            } else {
                tell_together(next, end);
            }
            next = end;
        }
        if (int_size(rungs_) > most_rungs) {
            const HintStep last = rungs_.back();
            rungs_ = {{say("it takes {} deductions in a row to show it", int_size(behind_)), {}, {}}, last};
        }
        if (!deductions_.back().is_dead_end) {
            rungs_.insert(rungs_.begin(), where_to_look());
        }
        return std::move(rungs_);
    }

private:
    // Returns the cells where the reasoning begins, or where it ends if it begins with many findings at once.
    HintStep where_to_look() const {
        const bool begins_with_one =
            rungs_.front().excludes == texts_of_placing(level_, deductions_.front().rules_out);
        const Deduction& deduction = begins_with_one ? deductions_.front() : deductions_.back();
        if (deduction.rule == Rule::only_place) {
            return {say("one of the pieces left fits in one place only"), {}, {}};
        }
        if (deduction.cells.empty()) {
            return {say("look for a piece that could lose its last place"), {}, {}};
        }
        const int count = int_size(deduction.cells);
        return {count == 1 ? say("look at this cell") : say("look at these {} cells", count),
                deduction.cells,
                {}};
    }

    // Returns the end of a run of findings of one rule that only rule out candidates.
    int end_of_run(int first) const {
        int end = first + 1;
        while (end < int_size(deductions_) && is_of_run(at(deductions_, first), at(deductions_, end))) {
            ++end;
        }
        return end;
    }
    static bool is_of_run(const Deduction& first, const Deduction& next) {
        return next.rule == first.rule && !first.rules_out.empty() && !next.rules_out.empty();
    }

    void tell(int index) {
        const Deduction& deduction = at(deductions_, index);
        const Finding& finding = at(reasoner_.findings(), at(behind_, index));
        HintStep rung{deduction.sentence, deduction.cells, {}};
        for (const int piece : deduction.pieces) {
            rung.pieces.push_back(at(level_.pieces, piece).name);
        }
        rung.excludes =
            texts_of_placing(level_, deduction.places.empty() ? deduction.rules_out : beaten_by(finding));
        rung.moves = laid_;
        for (const std::string& text : texts_of_placing(level_, deduction.places)) {
            laid_.push_back(text);
        }
        if (deduction.rule == Rule::only_place) {
            rung.cells.clear();  // the next rung shows the place
        }
        rungs_.push_back(std::move(rung));
    }

    // Lists each placement once, even if several findings rule it out.
    void tell_together(int first, int end) {
        HintStep rung;
        std::set<std::string> written;
        for (int index = first; index < end; ++index) {
            for (const std::string& text : texts_of_placing(level_, at(deductions_, index).rules_out)) {
                if (written.insert(text).second) {
                    rung.excludes.push_back(text);
                }
            }
        }
        rung.sentence = summary_of(at(deductions_, first).rule, int_size(rung.excludes));
        rung.moves = laid_;
        rungs_.push_back(std::move(rung));
    }

    // Returns the other candidates of the cell or piece for which a placement is found.
    std::vector<Placement> beaten_by(const Finding& finding) const {
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

    const Level& level_;
    const Reasoner& reasoner_;
    std::vector<int> behind_;            // indices of findings
    std::vector<Deduction> deductions_;  // the same findings in words
    std::vector<HintStep> rungs_;
    std::vector<std::string> laid_;
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
    return Lecture(level, reasoner).rungs();
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
    rung.moves = texts_of_placing(level, {placement});
    return rung;
}

}  // namespace tessera::polyomino
