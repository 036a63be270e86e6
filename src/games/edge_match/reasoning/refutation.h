#pragma once

#include "games/edge_match/reasoning/finding.h"

#include <optional>
#include <vector>

namespace tessera::edge_match {

// The rules that suppose a tile were laid: each tells, if it can, why that cannot be.

// Of the candidates of a cell those after which nothing could lie beside them: a finding for each cell left empty.
std::vector<Finding> blocking_at(const Candidates& now, int cell);

// It forces others, one after the other, until something has nothing left (chain); where that is so at once it is a
// single step (one_step). Or nothing comes of it.
struct Chain {
    std::optional<Finding> finding;
    int length = 0;  // tiles that were forced
};
Chain follow(const Candidates& now, const Choice& choice);

// What has to be laid since a cell or a kind has no other candidate.
struct Forced {
    Choice choice;
    int cell = -1;       // either the cell
    int tile_kind = -1;  // or the kind
};
std::optional<Forced> first_forced(const Candidates& now);

}  // namespace tessera::edge_match
