#pragma once

#include "formats/workshop/lengths.h"
#include "games/polyomino/level.h"

#include <string>

namespace tessera {

// Returns tray and pieces as a 3MF archive (3D Manufacturing Format, core 1.3): an object for each kind of piece, which
// carries its name, and a build item for each copy, side by side as in STL.
std::string format_3mf(const polyomino::Level& level, const WorkshopLengths& lengths);

}  // namespace tessera
