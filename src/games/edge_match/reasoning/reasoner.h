#pragma once

#include "games/edge_match/reasoning/tile_domain.h"
#include "games/reasoning/reasoner.h"

namespace tessera {

namespace edge_match {

// Solves a position with reasons (games/reasoning). If the board can be turned, it first chooses a turn.
using Reasoner = reasoning::Reasoner<TileDomain>;

}  // namespace edge_match

extern template class reasoning::Reasoner<edge_match::TileDomain>;

}  // namespace tessera
