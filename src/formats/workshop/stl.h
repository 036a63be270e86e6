#pragma once

#include "formats/workshop/parts.h"

#include <string>
#include <vector>

namespace tessera {

// A triangle of a surface, anticlockwise seen from outside; x to the right, y away, z up.
struct Triangle {
    std::array<std::array<Micrometres, 3>, 3> corners{};
};

// Returns the closed surface of a part that stands `height` high: its cells, half the clearance smaller on every
// side that another part may touch.
std::vector<Triangle> solid_of(const MadePart& part, const WorkshopLengths& lengths);

// The same of the tray: a floor under the walls.
std::vector<Triangle> tray_of(const MadePart& walls, const WorkshopLengths& lengths);

// Returns tray and pieces side by side as STL text, in millimetres.
std::string format_stl(const polyomino::Level& level, const WorkshopLengths& lengths);

inline constexpr Micrometres tray_floor = 1500;  // how thick it is

}  // namespace tessera
