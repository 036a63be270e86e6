#pragma once

#include "session/level_table.h"

namespace tessera {

// The table of levels inside the program itself, for those that fetch nothing: all but the page.
const std::string& shipped_level_table();
const std::vector<ShippedLevel>& shipped_levels();  // read at the first call
const std::vector<ShippedLevel>& retired_levels();
const ShippedLevel* find_shipped(std::string_view family,
                                 std::string_view name);  // also a retired one; null: none

}  // namespace tessera
