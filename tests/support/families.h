#pragma once

#include "games/families.h"
#include "games/null_game/null_game.h"

#include <tuple>

// The families for contract tests, from the list of families: TEST_CASE_TEMPLATE_APPLY(name, ...).

namespace tessera {

template <class List, class... More>
struct TupleOf;
template <class... Gs, class... More>
struct TupleOf<TypeList<Gs...>, More...> {
    using Type = std::tuple<More..., Gs...>;
};

using OfferedFamilies = TupleOf<FamilyList>::Type;
using AllFamilies = TupleOf<FamilyList, NullGame>::Type;  // with the example

}  // namespace tessera
