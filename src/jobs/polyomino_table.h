#pragma once

#include "base/json.h"
#include "games/polyomino/level.h"

namespace tessera {

// Writes the members of a polyomino's table; see table_text.h.
void write_table(Json& json, const polyomino::Level& level);

}  // namespace tessera
