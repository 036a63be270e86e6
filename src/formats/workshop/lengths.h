#pragma once

#include <string>

namespace tessera {

// Lengths in micrometres, so that texts are the same on every machine.
using Micrometres = int;
inline constexpr Micrometres millimetre = 1000;

// The lengths of a puzzle made of wood or plastic.
struct WorkshopLengths {
    Micrometres cell = 20 * millimetre;   // side of a cell
    Micrometres clearance = 300;          // between neighbouring pieces, and between pieces and tray
    Micrometres height = 6 * millimetre;  // of flat pieces, and of the tray above its floor
    Micrometres kerf = 150;               // width of what the beam of a laser takes away
    Micrometres engraving = 0;            // depth of the pieces' letters in solids; at most half the height

    bool operator==(const WorkshopLengths&) const = default;
};

struct Footprint {
    Micrometres across = 0;
    Micrometres down = 0;
};

// Returns the length in millimetres: "12.05".
std::string in_millimetres(Micrometres length);

}  // namespace tessera
