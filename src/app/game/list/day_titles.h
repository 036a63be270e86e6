#pragma once

#include "session/daily.h"

#include <string_view>

namespace tessera {

// Returns the title of a day's puzzles, the same for all players and families: a key of the string table. Two
// days with one title are 83 days apart or more.
std::string_view day_title(const Day& day);

}  // namespace tessera
