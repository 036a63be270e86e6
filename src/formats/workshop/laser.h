#pragma once

#include "formats/workshop/parts.h"

#include <string>
#include <vector>

namespace tessera {

struct CutPoint {
    Micrometres x = 0;
    Micrometres y = 0;  // downwards

    bool operator==(const CutPoint&) const = default;
};

// Returns the outlines of a part, moved outwards by `offset` (inwards if negative), the cells on the right hand. Cells that meet at a
// corner only are outlined apart.
std::vector<std::vector<CutPoint>> outlines_of(const MadePart& part, Micrometres offset);

// Returns lines to cut as SVG in millimetres: the frame, its floor, all pieces. Half the clearance is taken from
// each part, and half the kerf given back.
std::string format_laser(const polyomino::Level& level, const WorkshopLengths& lengths);

}  // namespace tessera
