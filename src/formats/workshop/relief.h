#pragma once

#include "formats/workshop/parts.h"
#include "formats/workshop/surface.h"

namespace tessera {

// Returns the closed surface of a flat part that stands `height` high: its cells, half the clearance smaller on every side that
// another part may touch.
Surface solid_of(const MadePart& part, const WorkshopLengths& lengths);

// The same of the tray: a floor under the walls.
Surface tray_of(const MadePart& walls, const WorkshopLengths& lengths);

inline constexpr Micrometres tray_floor = 1500;  // how thick it is

}  // namespace tessera
