#pragma once

#include "base/index.h"
#include "games/reasoning/explanation.h"

#include <concepts>
#include <set>
#include <string>
#include <utility>
#include <vector>

// The rungs of a hint between the state of the position and the move: the deductions that lead to it.

namespace tessera::reasoning {

// A family's words for the rungs.
template <class W>
concept LadderWords = DeductionWords<W> &&
    requires(const W& words, const typename W::Deduction& deduction, const HintStep& rung, int index,
             const std::vector<typename W::Placement>& laid) {
    { words.cells_in(deduction) } -> std::same_as<std::vector<Cell>>;  // highlighted with its sentence
    // The alternatives to the placement of a deduction, which are crossed out. `laid`: placed in thought before.
    { words.beaten_by(index, deduction, laid) } -> std::same_as<std::vector<typename W::Placement>>;
    { words.summary_of(deduction.rule, index) } -> std::same_as<Sentence>;  // for several findings of a rule
    { words.where_to_look(deduction) } -> std::same_as<HintStep>;
    { words.begins_with(rung, deduction) } -> std::same_as<bool>;  // true if the rung is about it alone
    // Returns all rungs for a list that is too long to follow, by trying what is left at its end. `rung`: its last one.
    { words.rungs_of_trial(rung) } -> std::same_as<std::vector<HintStep>>;
};

// Builds the rungs: where to look (unless it is a dead end), then the deductions, a few one by one, many
// grouped by rule. A list that is still long is left out in favour of trials. Placements assumed on the way stay visible.
template <LadderWords W>
class HintLadder {
public:
    using Deduction = typename W::Deduction;
    using Placement = typename W::Placement;

    // Precondition: there are deductions, and the last one is what the others lead to.
    HintLadder(const W& words, std::vector<Deduction> deductions)
        : words_(words), deductions_(std::move(deductions)) {}

    std::vector<HintStep> rungs() {
        const bool is_short = int_size(deductions_) <= most_explained;
        for (int next = 0; next < int_size(deductions_);) {
            const int end = is_short ? next + 1 : end_of_run(next);
            if (end == next + 1) {
                explain(next);
            } else {
                explain_together(next, end);
            }
            next = end;
        }
        if (int_size(rungs_) > most_rungs) {
            return words_.rungs_of_trial(rungs_.back());
        }
        if (!deductions_.back().is_dead_end) {
            rungs_.insert(rungs_.begin(), where_to_look());
        }
        return std::move(rungs_);
    }

private:
    static constexpr int most_explained = 4;  // deductions explained one by one
    static constexpr int most_rungs = 6;      // of deductions, in one hint

    // Tells where the reasoning begins, or where it ends if it begins with many findings at once.
    HintStep where_to_look() const {
        const bool begins_with_one = words_.begins_with(rungs_.front(), deductions_.front());
        return words_.where_to_look(begins_with_one ? deductions_.front() : deductions_.back());
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

    void explain(int index) {
        const Deduction& deduction = at(deductions_, index);
        const std::vector<Placement> crossed =
            deduction.places.empty() ? deduction.rules_out : words_.beaten_by(index, deduction, laid_);
        rungs_.push_back({deduction.sentence,
                          words_.cells_in(deduction),
                          words_.names_in(deduction),
                          words_.texts_of(laid_),
                          words_.texts_of(crossed),
                          {},
                          std::string(name_of(deduction.rule))});
        laid_.insert(laid_.end(), deduction.places.begin(), deduction.places.end());
    }

    // Lists each placement once, even if several findings rule it out.
    void explain_together(int first, int end) {
        HintStep rung;
        std::set<std::string> written;
        for (int index = first; index < end; ++index) {
            for (const std::string& text : words_.texts_of(at(deductions_, index).rules_out)) {
                if (written.insert(text).second) {
                    rung.excludes.push_back(text);
                }
            }
        }
        rung.sentence = words_.summary_of(at(deductions_, first).rule, int_size(rung.excludes));
        rung.moves = words_.texts_of(laid_);
        rung.deduction = name_of(at(deductions_, first).rule);
        rungs_.push_back(std::move(rung));
    }

    const W& words_;
    std::vector<Deduction> deductions_;
    std::vector<HintStep> rungs_;
    std::vector<Placement> laid_;  // placed in thought only
};

}  // namespace tessera::reasoning
