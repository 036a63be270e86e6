#pragma once

#include "games/edge_match/reasoning/reasoner.h"
#include "games/reasoning/deduction.h"

#include <string>
#include <vector>

namespace tessera::edge_match {

// A finding in words.
struct Deduction : reasoning::Deduction<Rule, Move> {
    std::vector<std::string> tiles;  // names of the tiles that the sentence mentions

    bool operator==(const Deduction&) const = default;
};

// Returns the name of a tile: its number, from 1.
std::string tile_name(int tile);
// Returns the names of a kind's tiles as a list, "4, 7"; leaves out the first `laid_count`, which
// are placed first.
std::string kind_name(const Problem& problem, int kind, int laid_count = 0);

// Puts findings into words, in order.
std::vector<Deduction> deductions_of(const Level& level, const CandidateTable& table,
                                     const std::vector<Finding>& findings);
// Puts the given findings of a reasoner into words.
std::vector<Deduction> deductions_of(const Level& level, const Reasoner& reasoner,
                                     const std::vector<int>& findings);
// Puts the findings that count into words.
std::vector<Deduction> deductions_of(const Level& level, const Reasoner& reasoner);

}  // namespace tessera::edge_match
