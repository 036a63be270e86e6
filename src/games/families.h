#pragma once

#include "games/edge_match/edge_match.h"
#include "games/number_swap/number_swap.h"
#include "games/polyomino/polyomino.h"

namespace tessera {

template <class... Gs>
struct TypeList {};

// The one list of offered families: a new family is one word here. NullGame, the example, is not on it.
using FamilyList = TypeList<Polyomino, NumberSwap, EdgeMatch>;

}  // namespace tessera
