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
    std::uint64_t seed = 0;      // which of equally easy placements comes first; 0: what rests on the least
    Ticks effort = 0;            // gives up after about so many, 0: no limit
    bool has_long_rules = true;  // false: no two steps and no chains, what they would find is searched for
};

// Solves a position as a person does: always by the easiest rule that finds something, one placement at a time,
// candidates ruled out until a placement is forced. Where no rule helps it searches: the tightest cell's
// candidates are tried out, and where two of them lead to solutions, one is chosen. A different order of equals
// (the seed) gives another way, never another ending, but where a choice is made.
//
// Time: polynomial for each rule, exponential for the search. Memory: that of the candidate table, and what a
// search of the present depth keeps.
class Reasoner {
public:
    Reasoner(const Level& level, const State& state, const ReasonerOptions& options = {});

    // Solved: the board is covered. Exhausted: a dead end has been shown, or it has given up.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    bool has_given_up() const { return has_given_up_; }  // too large, or the effort is used up
    bool has_chosen() const { return has_chosen_; }      // there is more than one solution

    const CandidateTable& table() const { return *table_; }
    const std::vector<Finding>& findings() const { return findings_; }
    // Of each finding whether the placements and the end rest on it.
    const std::vector<bool>& findings_that_count() const { return counts_; }
    // Those that one rests on, placements among them, and itself; ascending.
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
    std::vector<bool> counts_;       // of each finding
    std::vector<int> ruled_out_by_;  // of each candidate the finding, or -1
    std::vector<int> excluded_by_;   // of each candidate the first finding whose placement excludes it, or -1
    Rule rule_ = Rule::only_placement;

    std::vector<int> to_try_;  // of a sweep or a search
    int next_ = 0;             // in to_try_
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
