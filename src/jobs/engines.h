#pragma once

#include "games/edge_match/engines/engines.h"
#include "games/null_game/engines.h"
#include "games/number_swap/engines/engines.h"
#include "games/polyomino/engines/engines.h"

namespace tessera {

// The engines of each family. Kept here, away from games/families.h, so that the page's frame links no
// engine; its pool reads only constants from here, to split work.
template <class G>
struct EnginesOf;

template <>
struct EnginesOf<NullGame> {
    using Type = NullEngines;
};

template <>
struct EnginesOf<EdgeMatch> {
    using Type = EdgeMatchEngines;
};

template <>
struct EnginesOf<NumberSwap> {
    using Type = NumberSwapEngines;
};

template <>
struct EnginesOf<Polyomino> {
    using Type = PolyominoEngines;
};

}  // namespace tessera
