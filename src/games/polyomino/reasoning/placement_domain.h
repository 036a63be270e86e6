#pragma once

#include "games/polyomino/reasoning/finding.h"
#include "games/polyomino/reasoning/refutation.h"
#include "games/polyomino/reasoning/regions.h"
#include "games/reasoning/domain.h"

#include <memory>
#include <optional>
#include <vector>

namespace tessera::polyomino {

using ReasonerOptions = reasoning::ReasonerOptions<int>;

// Polyominoes for the kernel of reasoning (games/reasoning): its candidates are placements, numbered.
class PlacementDomain {
public:
    using Level = polyomino::Level;
    using State = polyomino::State;
    using Options = ReasonerOptions;
    using Rule = polyomino::Rule;
    using Candidate = int;
    using Candidates = polyomino::Candidates;
    using Finding = polyomino::Finding;
    using Failure = polyomino::Failure;
    using Focus = reasoning::Focus<int>;

    static constexpr Rule first_rule = Rule::only_placement;
    static constexpr bool gives_up_when_tired = true;

    PlacementDomain(const Level& level, const State& state, const Options& /*options*/)
        : table_(std::make_shared<const CandidateTable>(level, state)) {}
    Candidates start() const { return Candidates(table_); }

    // Rules and their order.
    static reasoning::RuleKind kind_of_rule(Rule rule);
    static Rule rule_after(Rule rule, const reasoning::Progress& progress);
    Ticks ticks_of_step(Rule rule, const Candidates& now) const;
    static std::vector<Finding> look(Rule rule, const Candidates& now);
    static std::vector<int> items_to_try(Rule /*rule*/, const Candidates& now) { return now.possible(); }
    static reasoning::Attempt<Finding> attempt(Rule rule, const Candidates& now, int candidate);
    static std::vector<Finding> kept(Rule rule, std::vector<Finding> found);

    // Trial and error.
    static bool has_failure(const Candidates& now) { return missing_candidate(now).has_value(); }
    static bool has_hidden_failure(const Candidates& now) { return unfillable_region(now).has_value(); }
    static std::optional<Forced> first_forced(const Candidates& now) { return polyomino::first_forced(now); }
    static int tightest_cell(const Candidates& now);  // with the fewest candidates
    static std::vector<int> tightest_choice(const Candidates& now) {
        return now.possible_at(tightest_cell(now));
    }
    static std::vector<int> laid(const Candidates& /*now*/) { return {}; }  // no sentence compares endings
    static Ticks ticks_of_look(const Candidates& now) { return now.table().ticks_of_look(); }

    // Proofs.
    static std::vector<Focus> foci(const Candidates& now, int most);
    static std::optional<Failure> failure_of(const Candidates& now);

    // Ends that need no rule.
    std::optional<Finding> obvious_dead_end() const;
    bool is_too_large() const { return table_->is_too_large(); }
    static std::optional<Finding> free_placement(const Candidates& /*now*/, const Options& /*options*/,
                                                 Rng& /*rng*/) {
        return std::nullopt;
    }
    void describe_search(const Candidates& now, const reasoning::SearchResult<int>& result,
                         Finding& finding) const;

    // Premises.
    int candidate_count() const { return table_->candidate_count(); }
    static int number_of(int candidate) { return candidate; }
    static bool rests_on(const Finding& finding, const Finding& earlier);
    template <class Take>
    void each_candidate_at(int cell, const Take& take) const {
        for_each_common(table_->candidates_at(cell), table_->candidates_at(cell), take);
    }
    template <class Take>
    void each_candidate_of(int kind, const Take& take) const {
        for_each_common(table_->candidates_of(kind), table_->candidates_of(kind), take);
    }
    template <class Take>
    void each_excluded_by(const Candidates& now, int placed, const Take& take) const {
        for (const int cell : table_->cells_of(placed)) {
            each_candidate_at(cell, take);
        }
        if (now.left(table_->kind_of(placed)) == 1) {
            each_candidate_of(table_->kind_of(placed), take);
        }
    }

private:
    std::shared_ptr<const CandidateTable> table_;
};

}  // namespace tessera::polyomino
