#include "games/edge_match/engines/cell_trial.h"

#include "base/text.h"
#include "games/edge_match/engines/hint_text.h"
#include "games/edge_match/level_text.h"
#include "games/edge_match/reasoning/deduction.h"

#include <memory>
#include <string>
#include <utility>

namespace tessera::edge_match {

namespace {

// The table stays the reasoner's.
std::shared_ptr<const CandidateTable> lent(const CandidateTable& table) {
    return {std::shared_ptr<const CandidateTable>(), &table};
}

std::vector<Choice> joined(std::vector<Choice> first, const std::vector<Choice>& then) {
    first.insert(first.end(), then.begin(), then.end());
    return first;
}

}  // namespace

bool is_shown(const Finding& finding) {
    return finding.is_dead_end() || (!finding.places.empty() && finding.rule != Rule::turn &&
                                     finding.rule != Rule::choice && finding.rule != Rule::found);
}

CellTrial::CellTrial(const Level& level, const Reasoner& reasoner, const std::vector<int>& behind)
    : level_(level), now_(lent(reasoner.table())) {
    for (const int index : behind) {
        for (const Choice& choice : at(reasoner.findings(), index).places) {
            if (index != behind.back()) {
                now_.place(choice);
            } else {
                found_ = choice;
            }
        }
    }
    cell_ = found_ ? found_->cell : now_.tightest_cell();
    for (const Choice& choice : now_.choices_at(cell_)) {
        Candidates next = now_;
        next.place(choice);
        if (choice != found_) {
            (first_failure(next) ? wrong_at_once_ : others_).push_back(choice);
        }
    }
}

std::vector<HintStep> CellTrial::rungs() const {
    std::vector<HintStep> rungs;
    if (found_) {
        rungs.push_back(rung_of_cells({now_.table().problem().wanted.cell(cell_)}));
    }
    if (!wrong_at_once_.empty()) {
        rungs.push_back(rung(say("each of these {} ways to lay a tile would lead straight to a dead end",
                                 int_size(wrong_at_once_)),
                             wrong_at_once_));
    }
    if (int_size(others_) > most_alternatives) {
        rungs.push_back(rung(
            say("each of these {} ways to lay a tile fails in the end, as a search shows", int_size(others_)),
            others_));
    } else {
        for (const Choice& choice : others_) {
            rungs.push_back(rung_of_try(choice));
        }
    }
    rungs.push_back(rung_of_end());
    return rungs;
}

// Returns the choice and what follows it: what is forced, or else the first choice of the tightest cell, until
// something has nothing left.
std::vector<CellTrial::Tried> CellTrial::tried(const Choice& choice) const {
    std::vector<Tried> laid{{choice}};
    Candidates now = now_;
    now.place(choice);
    while (now.open_count() > 0 && !first_failure(now)) {
        const auto forced = first_forced(now);
        laid.push_back(forced ? Tried{forced->candidate, true, forced->cell >= 0}
                              : Tried{now.choices_at(now.tightest_cell()).front()});
        now.place(laid.back().choice);
    }
    return laid;
}

HintStep CellTrial::rung(Sentence sentence, const std::vector<Choice>& excluded) const {
    const Problem& problem = now_.table().problem();
    HintStep rung{std::move(sentence), {problem.wanted.cell(cell_)}, {}};
    for (const Move& move : moves_of(level_, problem, now_.laid())) {
        rung.moves.push_back(format_move(move));
    }
    for (const Choice& choice : excluded) {
        const Move move = moves_of(level_, problem, joined(now_.laid(), {choice})).back();
        rung.excludes.push_back(format_move(move));
    }
    return rung;
}

// Returns the names of all tiles of the choice's kind that are left: they are alike.
std::vector<std::string> CellTrial::names_of(const Choice& choice) const {
    const Problem& problem = now_.table().problem();
    const int kind = now_.table().kind_of(choice.oriented);
    const std::vector<int>& tiles = at(problem.kinds, kind).tiles;
    std::vector<std::string> names;
    for (int number = int_size(tiles) - now_.left(kind); number < int_size(tiles); ++number) {
        names.push_back(tile_name(at(tiles, number)));
    }
    return names;
}

HintStep CellTrial::rung_of_try(const Choice& choice) const {
    const std::vector<Tried> laid = tried(choice);
    HintStep step =
        rung(say("with tile {,or} like this, nothing works out; this try fails {} {tile|tiles} later",
                 join(names_of(choice), ", "), int_size(laid) - 1),
             {choice});
    step.pieces = names_of(choice);
    std::vector<Choice> all = now_.laid();
    const int before = int_size(all);
    for (const Tried& each : laid) {
        all.push_back(each.choice);
    }
    const std::vector<Move> moves = moves_of(level_, now_.table().problem(), all);
    for (int index = 0; index < int_size(laid); ++index) {
        step.assumes.push_back(format_move(at(moves, before + index)));
        add_follower(at(laid, index), step);
    }
    return step;
}

// Says why the last of the supposed moves follows, if it does.
void CellTrial::add_follower(const Tried& tried, HintStep& step) const {
    if (!tried.follows) {
        return;
    }
    if (tried.is_only_at_cell) {
        step.follows.push_back(step.assumes.back());
        step.forced_at.push_back(now_.table().problem().wanted.cell(tried.choice.cell));
    } else {
        step.alone.push_back(step.assumes.back());
    }
}

HintStep CellTrial::rung_of_end() const {
    if (!found_) {
        return rung(say("so nothing fits here"), {});
    }
    HintStep end = rung(say("so tile {,or} goes here", join(names_of(*found_), ", ")), {});
    end.pieces = names_of(*found_);
    return end;
}

}  // namespace tessera::edge_match
