#pragma once

#include "games/polyomino/reasoning/proof_lines.h"
#include "games/polyomino/reasoning/proof_words.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

// The candidates on the cells of some placements: of the same kinds of pieces, and of others.
struct Lying {
    std::vector<int> same;
    std::vector<int> others;
};

// Finds the cell at which a search has the least to show: the fewest candidates after which nothing is wrong at
// once, the only survivor aside.
class SearchCell {
public:
    // `lying`: what may be in a solution. References must stay valid.
    SearchCell(const Candidates& now, const Lying& lying)
        : now_(now), lying_(lying), cells_(now.open_cells()) {}

    // Looks at one cell, or at the position after one candidate. Returns solved once all are looked at.
    Outcome step(Ticks& ticks);
    int cell() const { return cell_; }  // -1: there is none with just one survivor
    std::optional<int> survivor() const { return survivor_; }

private:
    void begin(int cell);
    void end();

    const Candidates& now_;
    const Lying& lying_;
    std::vector<int> cells_;
    int next_ = 0;                 // index into cells_
    std::vector<int> candidates_;  // of the cell that is looked at, those still to look at
    std::vector<int> alive_;       // of them, those that may be in a solution
    int trials_ = 0;               // candidates of the cell after which nothing is wrong at once
    int least_ = 1000;             // trials
    int cell_ = -1;
    std::optional<int> survivor_;
};

// Tells what only a search can show about a cell: of all its candidates one leads to a solution, or none does.
class SearchLines {
public:
    // References must stay valid.
    SearchLines(const Level& level, const Candidates& now, int cell, std::optional<int> survivor,
                AllowedReasons allowed = AllowedReasons::all)
        : words_(level, now.table()),
          now_(now),
          cell_(cell),
          survivor_(survivor),
          allowed_(allowed),
          candidates_(now.possible_at(cell)) {}

    // Looks at the position after one candidate, or lays one piece more. Returns solved once lines() is complete.
    Outcome step(Ticks& ticks);
    std::vector<ExplanationStep> lines() const;

private:
    void begin(int candidate);
    void go_on();

    ProofWords words_;
    const Candidates& now_;
    int cell_;
    std::optional<int> survivor_;
    AllowedReasons allowed_;
    std::vector<int> candidates_;
    int next_ = 0;                     // index into candidates_
    std::optional<Candidates> tried_;  // the position that a trial has reached
    std::vector<Supposed> laid_;       // in it, the candidate first
    std::vector<PlacementRefutation> at_once_;
    std::vector<ExplanationStep> trials_;
    std::vector<int> searched_;
};

}  // namespace tessera::polyomino
