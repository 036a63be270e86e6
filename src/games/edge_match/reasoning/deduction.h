#pragma once

#include "base/sentence.h"
#include "games/edge_match/reasoning/reasoner.h"

#include <string>
#include <vector>

namespace tessera::edge_match {

// A finding in words.
struct Deduction {
    Rule rule = Rule::only_tile;
    Sentence sentence;
    std::vector<std::string> tiles;  // names of those that the sentence speaks of
    std::vector<Cell> cells;         // to look at
    std::vector<Move> places;        // what has to be laid
    std::vector<Move> rules_out;     // what cannot be
    bool is_dead_end = false;

    bool operator==(const Deduction&) const = default;
};

// The name by which a tile is called: its number, from 1.
std::string tile_name(int tile);
// Those of tiles that are equal but for turning, as a list: "4, 7"; but not of the first so many, which are laid first.
std::string kind_name(const Problem& problem, int kind, int laid_count = 0);

// Findings in words, in order.
std::vector<Deduction> deductions_of(const Level& level, const CandidateTable& table,
                                     const std::vector<Finding>& findings);
// Some of those of a reasoner, by number.
std::vector<Deduction> deductions_of(const Level& level, const Reasoner& reasoner,
                                     const std::vector<int>& findings);
// Those that count.
std::vector<Deduction> deductions_of(const Level& level, const Reasoner& reasoner);

}  // namespace tessera::edge_match
