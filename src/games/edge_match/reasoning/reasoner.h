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
    // A completion of the position, if known. Every placement is then taken from it, so that the result is
    // known even if trials fail or are too much work.
    std::vector<Choice> completion = {};
    std::uint64_t seed = 0;  // order of equally easy placements; 0: those with the fewest premises first
    Ticks effort = 0;        // makes no more trials after about this many ticks; 0: no limit
    Ticks trial_effort = 1'000'000;  // for each trial of a candidate, approximately
};

// Solves a position as a person does: always by the easiest rule that finds something, one tile at a time,
// ruling out candidates until a placement is forced. If no rule helps, it tries the candidates of the
// tightest cell. The seed changes the order of equals and so the way, never the result.
//
// Time: polynomial for each rule, exponential for the search. Memory: a bit for each oriented tile and cell,
// and the same for each tile assumed.
class Reasoner {
public:
    Reasoner(const Level& level, const State& state, ReasonerOptions options = {});

    // Returns solved when the board is full; exhausted when a dead end is shown or it has given up.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    bool has_given_up() const { return has_given_up_; }  // the effort is used up, and no completion is known
    bool has_chosen() const { return has_chosen_; }      // some placement may not be the only one

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
    std::vector<bool> counts_;       // for each finding
    std::vector<int> ruled_out_by_;  // for each candidate the finding that rules it out, or -1
    std::vector<int> excluded_by_;   // for each candidate the first placement that excludes it, or -1
    Rule rule_ = Rule::only_tile;

    std::vector<int> cells_to_try_;  // cells of a sweep for steps
    std::vector<Choice> to_try_;     // candidates of a sweep for chains, or of a search
    int next_ = 0;                   // index into one of these
    std::vector<Finding> found_;
    std::optional<Trial> trial_;
    std::vector<Choice> survivors_;
    std::vector<std::vector<Choice>> endings_;  // the whole board, for each survivor
    int search_depth_ = 0;
    bool is_undecided_ = false;  // true if a trial was too much work

    bool is_dead_end_ = false;
    bool has_given_up_ = false;
    bool has_chosen_ = false;
    SearchStats stats_;
};

}  // namespace tessera::edge_match
