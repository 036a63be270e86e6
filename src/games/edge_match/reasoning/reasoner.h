#pragma once

#include "base/rng.h"
#include "games/edge_match/reasoning/finding.h"
#include "games/edge_match/reasoning/trial.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace tessera::edge_match {

struct ReasonerOptions {
    // What completes the position, where that is known: each placement is one of these then, so that what is tried out
    // in vain, or is too much to try out, is known nevertheless.
    std::vector<Choice> completion = {};
    std::uint64_t seed = 0;  // which of equally easy placements comes first; 0: what rests on the least
    Ticks effort = 0;        // tries nothing out after about so many, 0: no limit
    Ticks trial_effort = 1'000'000;  // for each candidate that is tried out, about so many
};

// Solves a position as a person does: always by the easiest rule that finds something, one tile at a time, candidates
// ruled out until a placement is forced. Where no rule helps it tries out the candidates of the tightest cell. A
// different order of equals (the seed) gives another way, never another ending.
//
// Time: polynomial for each rule, exponential for the search. Memory: a bit for each oriented tile and cell, and as much
// for each tile assumed.
class Reasoner {
public:
    Reasoner(const Level& level, const State& state, ReasonerOptions options = {});

    // Solved: the board is full. Exhausted: a dead end has been shown, or it has given up.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    bool has_given_up() const { return has_given_up_; }  // the effort is used up, and no completion is known
    bool has_chosen() const { return has_chosen_; }      // some placement may not be the only one

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
    void end_sweep();
    void search_on();
    void note_trial(Outcome outcome);
    void end_search();
    void take_turn();
    std::optional<Choice> known_at(int cell) const;
    bool is_tired() const { return options_.effort > 0 && stats_.ticks >= options_.effort; }

    bool rests_on_laid(const Finding& finding, const Finding& earlier) const;
    std::vector<int> premises(const Finding& finding, int index, bool with_placements) const;
    void count_with_premises(int index);
    int easiest_to_follow(const std::vector<Finding>& found) const;

    void take_one(std::vector<Finding> found, Rule next);
    void take_all(std::vector<Finding> found, Rule next);
    void take(Finding finding);
    void take_dead_end();
    void note_excluded(const Choice& placed, int finding);
    void go_on_with(Rule rule);
    int number_of(const Choice& choice) const { return table_->problem().option_of(choice); }

    ReasonerOptions options_;
    Rng rng_;
    std::shared_ptr<const CandidateTable> table_;
    Candidates now_;
    std::vector<Finding> findings_;
    std::vector<bool> counts_;       // of each finding
    std::vector<int> ruled_out_by_;  // of each candidate the finding, or -1
    std::vector<int> excluded_by_;   // of each candidate the first finding whose placement excludes it, or -1
    Rule rule_ = Rule::only_tile;

    std::vector<int> cells_to_try_;  // of a sweep for steps
    std::vector<Choice> to_try_;     // of a sweep for chains, or a search
    int next_ = 0;                   // in one of these
    std::vector<Finding> found_;
    std::optional<Trial> trial_;
    std::vector<Choice> survivors_;
    std::vector<std::vector<Choice>> endings_;  // the whole board, of each survivor
    int search_depth_ = 0;
    bool is_undecided_ = false;  // a trial was too much

    bool is_dead_end_ = false;
    bool has_given_up_ = false;
    bool has_chosen_ = false;
    SearchStats stats_;
};

}  // namespace tessera::edge_match
