#pragma once

#include "games/polyomino/polyomino.h"

namespace tessera {

template <class... Gs>
struct TypeList {};

// The one list of families: a new family is one word here.
using FamilyList = TypeList<Polyomino>;

}  // namespace tessera
