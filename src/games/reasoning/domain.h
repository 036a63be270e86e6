#pragma once

#include "base/rng.h"
#include "games/reasoning/finding.h"
#include "games/reasoning/proof.h"
#include "search/search.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

// The parts of a family that the kernel reasons with. A domain is a value, cheap to copy: it shares the
// constant tables of the position. Cells, kinds and candidates are numbers or small values; the kernel knows
// no board, so its cells need not be squares.

namespace tessera::reasoning {

// The manner in which the rule loop applies a rule.
enum class RuleKind : std::uint8_t {
    placing,  // one look at the position; takes one of the findings, chosen by ease or by chance
    scan,     // one look at the position; takes all findings
    sweep,    // tries item after item, one in each step, and takes all findings in the end
    search,   // trial and error on the tightest choice
};

// Options that each domain's `Options` has.
template <class Candidate>
struct ReasonerOptions {
    // A completion of the position, if known. Every placement is then taken from it, so that the result is
    // known even if trials fail or are too much work.
    std::vector<Candidate> completion = {};
    std::uint64_t seed = 0;  // order of equally easy placements; 0: those with the fewest premises first
    Ticks effort = 0;        // no more trials, or the end, after about this many ticks; 0: no limit
    Ticks trial_effort = 0;  // for each trial of a candidate, approximately; 0: no limit
};

// State of a rule loop, on which the order of the rules may depend.
struct Progress {
    bool is_tired = false;  // true once the effort is used up
    bool has_chosen = false;
    int open_count = 0;  // places that are still open
};

// Result of trying one item of a sweep.
template <class Finding>
struct Attempt {
    std::vector<Finding> found;
    Ticks ticks = 0;
};

// Result of trial and error on one choice.
template <class Candidate>
struct SearchResult {
    std::vector<Candidate> options;
    std::vector<Candidate> survivors;             // lead to solutions; at most two
    std::vector<std::vector<Candidate>> endings;  // the placements that complete the board, for each survivor
    int depth = 0;                                // candidates assumed at once to refute the others
    bool is_undecided = false;                    // true if some trial was too much work
};

template <class D>
concept DomainTypes = std::regular<typename D::Candidate> && std::copyable<typename D::Candidates> &&
    std::regular<typename D::Finding> && std::copyable<typename D::Options> && requires {
    D::Rule::search;
    D::Rule::choice;
};

// The remaining possibilities of a position.
template <class D>
concept CandidatesDomain = DomainTypes<D> &&
    requires(const typename D::Candidates& now, typename D::Candidates& next,
             const typename D::Candidate& candidate) {
    now.table();                                // constant while the position is reasoned about
    { now.open_count() } -> std::same_as<int>;  // of cells; 0: the position is complete
    { now.is_possible(candidate) } -> std::same_as<bool>;
    next.place(candidate);
    next.rule_out(candidate);
};

// Forced placements and contradictions, as a trial follows them.
template <class D>
concept TrialDomain = CandidatesDomain<D> && requires(const typename D::Candidates& now) {
    { D::has_failure(now) } -> std::same_as<bool>;
    { D::first_forced(now) } -> std::same_as<std::optional<Forced<typename D::Candidate>>>;
    { D::has_hidden_failure(now) } -> std::same_as<bool>;  // asked only if no placement is forced
    { D::tightest_choice(now) } -> std::same_as<std::vector<typename D::Candidate>>;
    { D::laid(now) } -> std::same_as<std::vector<typename D::Candidate>>;  // to compare endings
    { D::ticks_of_look(now) } -> std::same_as<Ticks>;
};

// Places to look at, and what is visibly wrong, as a proof names them (prover.h).
template <class D>
concept ProofDomain = CandidatesDomain<D> &&
    requires(const D& domain, const typename D::Candidates& now, const typename D::Candidate& candidate,
             const typename D::Failure& failure) {
    { domain.candidate_count() } -> std::same_as<int>;
    { domain.number_of(candidate) } -> std::same_as<int>;
    // The places with at most so many candidates, those with the fewest first, each set of candidates once.
    { D::foci(now, 2) } -> std::same_as<std::vector<Focus<typename D::Candidate>>>;
    { D::failure_of(now) } -> std::same_as<std::optional<typename D::Failure>>;
    { failure.effort() } -> std::same_as<int>;  // to see it: 0, or more where it takes a thought
    { D::ticks_of_look(now) } -> std::same_as<Ticks>;
};

// Dependencies between candidates, as the graph of findings follows them.
template <class D>
concept PremiseDomain = CandidatesDomain<D> &&
    requires(const D& domain, const typename D::Candidates& now, const typename D::Candidate& candidate,
             const typename D::Finding& finding, void (*take)(const typename D::Candidate&)) {
    { domain.candidate_count() } -> std::same_as<int>;
    { domain.number_of(candidate) } -> std::same_as<int>;
    domain.each_candidate_at(0, take);              // of a cell
    domain.each_candidate_of(0, take);              // of a kind
    domain.each_excluded_by(now, candidate, take);  // impossible once the candidate is placed
    {
        domain.rests_on(finding, finding)
        } -> std::same_as<bool>;  // on the second, which is earlier, as a whole
};

// The rules, from easy to hard.
template <class D>
concept RuleDomain = CandidatesDomain<D> &&
    requires(const D& domain, const typename D::Candidates& now, const typename D::Candidate& item,
             typename D::Rule rule, std::vector<typename D::Finding> found, const Progress& progress) {
    { D::first_rule } -> std::convertible_to<typename D::Rule>;
    { D::gives_up_when_tired } -> std::convertible_to<bool>;
    { D::kind_of_rule(rule) } -> std::same_as<RuleKind>;
    { domain.rule_after(rule, progress) } -> std::same_as<typename D::Rule>;  // if this one finds nothing
    { domain.ticks_of_step(rule, now) } -> std::same_as<Ticks>;
    { D::look(rule, now) } -> std::same_as<std::vector<typename D::Finding>>;
    { D::items_to_try(rule, now) } -> std::same_as<std::vector<typename D::Candidate>>;
    { D::attempt(rule, now, item) } -> std::same_as<Attempt<typename D::Finding>>;
    { D::kept(rule, std::move(found)) } -> std::same_as<std::vector<typename D::Finding>>;
};

// Placements without a rule, and dead ends that need none.
template <class D>
concept ChoiceDomain = RuleDomain<D> &&
    requires(const D& domain, const typename D::Candidates& now, const typename D::Options& options, Rng& rng,
             typename D::Finding& finding, const SearchResult<typename D::Candidate>& result) {
    { domain.obvious_dead_end() } -> std::same_as<std::optional<typename D::Finding>>;
    { domain.is_too_large() } -> std::same_as<bool>;
    { domain.free_placement(now, options, rng) } -> std::same_as<std::optional<typename D::Finding>>;
    domain.describe_search(now, result, finding);
};

template <class D>
concept ReasoningDomain = TrialDomain<D> && PremiseDomain<D> && RuleDomain<D> && ChoiceDomain<D> &&
    std::copyable<D> && std::constructible_from<D, const typename D::Level&, const typename D::State&,
                                                const typename D::Options&> && requires(const D& domain) {
    { domain.start() } -> std::same_as<typename D::Candidates>;
};

}  // namespace tessera::reasoning
