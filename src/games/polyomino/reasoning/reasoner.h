#pragma once

#include "base/rng.h"
#include "games/polyomino/reasoning/finding.h"
#include "games/polyomino/reasoning/trial.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace tessera::polyomino {

struct ReasonerOptions {
    std::uint64_t seed = 0;      // order of equally easy placements; 0: those with the fewest premises first
    Ticks effort = 0;            // gives up after about this many ticks; 0: no limit
    bool has_long_rules = true;  // false: search replaces two steps and chains
};

// Solves a position as a person does: always by the easiest rule that finds something, one placement at a
// time, ruling out candidates until a placement is forced. If no rule helps, it searches: it tries the
// candidates of the tightest cell and, if two of them lead to solutions, chooses one. The seed changes the
// order of equals and so the way, but the result only if there is a choice.
//
// Time: polynomial for each rule, exponential for the search. Memory: the candidate table, and a copy of the
// candidates for each level of the search.
class Reasoner {
public:
    Reasoner(const Level& level, const State& state, const ReasonerOptions& options = {});

    // Returns solved when the board is covered; exhausted when a dead end is shown or it has given up.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    bool has_given_up() const { return has_given_up_; }  // too large, or the effort is used up
    bool has_chosen() const { return has_chosen_; }      // there is more than one solution

    const CandidateTable& table() const { return *table_; }
    const std::vector<Finding>& findings() const { return findings_; }
    // For each finding, true if the placements and the result depend on it.
    const std::vector<bool>& findings_that_count() const { return counts_; }
    // Returns the findings on which one depends, placements among them, and itself; ascending.
    std::vector<int> findings_behind(int index) const;

private:
    Outcome step();
    void look(Rule rule);
    void sweep();
    void try_candidate(int candidate);
    void end_sweep();
    void group_found();
    void search_on();
    void end_search();

    std::vector<int> new_premises(const Finding& finding, int index) const;
    std::vector<int> premises(int index) const;
    void count_with_premises(int index);
    int easiest_to_follow(const std::vector<Finding>& found) const;

    void take_one(std::vector<Finding> found, Rule next);
    void take_all(std::vector<Finding> found, Rule next);
    void take(Finding finding);
    void note_excluded(int placed, int finding);
    void go_on_with(Rule rule);

    ReasonerOptions options_;
    Rng rng_;
    std::shared_ptr<const CandidateTable> table_;
    Candidates now_;
    std::vector<Finding> findings_;
    std::vector<bool> counts_;       // for each finding
    std::vector<int> ruled_out_by_;  // for each candidate the finding that rules it out, or -1
    std::vector<int> excluded_by_;   // for each candidate the first placement that excludes it, or -1
    Rule rule_ = Rule::only_placement;

    std::vector<int> to_try_;  // candidates of a sweep or a search
    int next_ = 0;             // index into to_try_
    std::vector<Finding> found_;
    std::optional<Trial> trial_;
    std::vector<int> survivors_;
    int search_depth_ = 0;

    bool is_dead_end_ = false;
    bool has_given_up_ = false;
    bool has_chosen_ = false;
    SearchStats stats_;
};

}  // namespace tessera::polyomino
