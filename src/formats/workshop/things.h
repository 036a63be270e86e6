#pragma once

#include "formats/workshop/parts.h"
#include "formats/workshop/surface.h"

#include <string>
#include <vector>

namespace tessera {

// The parts of a printed puzzle: the tray of a flat board, and the pieces.
struct Things {
    struct Thing {
        std::string name;
        Surface surface;
    };

    std::vector<Thing> kinds;
    std::vector<Placing> copies;  // of these kinds, side by side
};

Things things_of(const polyomino::Level& level, const WorkshopLengths& lengths);

}  // namespace tessera
