#pragma once

#include "games/edge_match/reasoning/finding.h"
#include "games/edge_match/reasoning/refutation.h"
#include "games/edge_match/reasoning/simple_rules.h"
#include "games/reasoning/domain.h"

#include <memory>
#include <optional>
#include <vector>

namespace tessera::edge_match {

struct ReasonerOptions : reasoning::ReasonerOptions<Choice> {
    ReasonerOptions() { trial_effort = 1'000'000; }
    bool has_pairs =
        false;  // whether it looks for pairs, which grades leave out so that recipes with a tier hold
};

// Edge match for the kernel of reasoning (games/reasoning): its candidates are oriented tiles on cells. The
// items of the sweep for one step are whole cells, written as a choice without a tile.
class TileDomain {
public:
    using Level = edge_match::Level;
    using State = edge_match::State;
    using Options = ReasonerOptions;
    using Rule = edge_match::Rule;
    using Candidate = Choice;
    using Candidates = edge_match::Candidates;
    using Finding = edge_match::Finding;

    static constexpr Rule first_rule = Rule::only_tile;
    static constexpr bool gives_up_when_tired = false;

    TileDomain(const Level& level, const State& state, const Options& options)
        : table_(std::make_shared<const CandidateTable>(level, state)), has_pairs_(options.has_pairs) {}
    Candidates start() const { return Candidates(table_); }

    // Rules and their order.
    static reasoning::RuleKind kind_of_rule(Rule rule);
    Rule rule_after(Rule rule, const reasoning::Progress& progress) const;
    Ticks ticks_of_step(Rule rule, const Candidates& now) const;
    static std::vector<Finding> look(Rule rule, const Candidates& now);
    static std::vector<Choice> items_to_try(Rule rule, const Candidates& now);
    static reasoning::Attempt<Finding> attempt(Rule rule, const Candidates& now, const Choice& item);
    static std::vector<Finding> kept(Rule rule, std::vector<Finding> found);

    // Trial and error.
    static bool has_failure(const Candidates& now) { return first_failure(now).has_value(); }
    static bool has_hidden_failure(const Candidates& /*now*/) { return false; }
    static std::optional<Forced> first_forced(const Candidates& now) { return edge_match::first_forced(now); }
    static std::vector<Choice> tightest_choice(const Candidates& now) {
        return now.choices_at(now.tightest_cell());
    }
    static std::vector<Choice> laid(const Candidates& now) { return now.laid(); }
    static Ticks ticks_of_look(const Candidates& now) { return now.table().ticks_of_look(); }

    // Ends that need no rule.
    static std::optional<Finding> obvious_dead_end() { return std::nullopt; }
    static bool is_too_large() { return false; }
    std::optional<Finding> free_placement(const Candidates& now, const Options& options, Rng& rng) const;
    void describe_search(const Candidates& now, const reasoning::SearchResult<Choice>& result,
                         Finding& finding) const;

    // Premises.
    int candidate_count() const { return table_->cell_count() * table_->oriented_count(); }
    int number_of(const Choice& choice) const { return table_->problem().option_of(choice); }
    bool rests_on(const Finding& finding, const Finding& earlier) const;
    template <class Take>
    void each_candidate_at(int cell, const Take& take) const {
        each_of(cell, table_->fitting(cell), take);
    }
    template <class Take>
    void each_candidate_of(int kind, const Take& take) const {
        for (const int cell : table_->problem().open_cells) {
            each_of(cell, table_->turns_of(kind), take);
        }
    }
    template <class Take>
    void each_excluded_by(const Candidates& now, const Choice& placed, const Take& take) const {
        for (int side = 0; side < side_count; ++side) {
            const int beside = table_->beside(placed.cell, side);
            if (beside >= 0 && now.wanted(placed.cell, side) == any_motif) {
                each_of(beside, not_fitting_beside(placed, side), take);
            }
        }
        const int kind = table_->kind_of(placed.oriented);
        if (now.left(kind) == 1) {
            for (const int cell : now.open_cells()) {
                each_of(cell, table_->turns_of(kind), take);
            }
        }
    }

private:
    bool is_free(int open_count) const;  // the whole board can still be turned
    template <class Take>
    void each_of(int cell, const BitSet& oriented_tiles, const Take& take) const {
        for_each_common(table_->fitting(cell), oriented_tiles, [&](int oriented) {
            take(Choice{cell, oriented});
        });
    }
    BitSet not_fitting_beside(const Choice& placed, int side) const;

    std::shared_ptr<const CandidateTable> table_;
    bool has_pairs_;
};

}  // namespace tessera::edge_match
