#pragma once

#include "games/edge_match/edge_match.h"
#include "games/null_game.h"
#include "games/number_swap/number_swap.h"
#include "games/polyomino/polyomino.h"

namespace tessera {

template <class... Gs>
struct TypeList {};

// The one list of families: a new family is one word here.
using FamilyList = TypeList<NullGame, Polyomino, NumberSwap, EdgeMatch>;

}  // namespace tessera
