#pragma once

#include "games/null_game.h"

namespace tessera {

template <class... Gs>
struct TypeList {};

// The one list of families: a new family is one word here.
using FamilyList = TypeList<NullGame>;

}  // namespace tessera
