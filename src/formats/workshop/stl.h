#pragma once

#include "formats/workshop/lengths.h"
#include "games/polyomino/level.h"

#include <string>

namespace tessera {

// Returns tray and pieces side by side as STL text, in millimetres.
std::string format_stl(const polyomino::Level& level, const WorkshopLengths& lengths);

}  // namespace tessera
