#pragma once

#include "games/edge_match/edge_match.h"
#include "games/edge_match/engine_ids.h"
#include "games/number_swap/engine_ids.h"
#include "games/number_swap/number_swap.h"
#include "games/polyomino/engine_ids.h"
#include "games/polyomino/polyomino.h"

namespace tessera {

template <class... Gs>
struct TypeList {};

// The one list of families on offer: a new family is one word here. NullGame, the example, is not on it.
using FamilyList = TypeList<Polyomino, NumberSwap, EdgeMatch>;

template <class... Gs>
constexpr bool have_engine_ids(TypeList<Gs...> /*families*/) {
    return (FamilyEngineIds<Gs> && ...) && (are_engine_ids_whole<Gs>() && ...);
}
static_assert(have_engine_ids(FamilyList()), "a family has no EngineIdsOf, or its engine ids have gaps");

}  // namespace tessera
