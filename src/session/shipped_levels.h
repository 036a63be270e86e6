#pragma once

#include "session/level_table.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Returns the table of levels compiled into the program; the page fetches it instead.
const std::string& shipped_level_table();
const std::vector<ShippedLevel>& shipped_levels();  // read at the first call
const std::vector<ShippedLevel>& retired_levels();
// Returns the level, which may be a retired one; null if there is none.
const ShippedLevel* find_shipped(std::string_view family, std::string_view name);

}  // namespace tessera
