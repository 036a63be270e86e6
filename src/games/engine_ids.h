#pragma once

// The registry of engines of every family in FamilyList: EngineIdsOf<G> (games/engine_info.h).

#include "games/edge_match/engine_ids.h"
#include "games/number_swap/engine_ids.h"
#include "games/polyomino/engine_ids.h"
