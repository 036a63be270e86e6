#pragma once

#include "session/level_table.h"

namespace tessera {

// The table of levels inside the program itself, for those that fetch nothing: all but the page.
const std::string& shipped_level_table();
const std::vector<ShippedLevel>& shipped_levels();  // read at the first call

}  // namespace tessera
