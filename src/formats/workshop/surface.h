#pragma once

#include "formats/workshop/lengths.h"

#include <array>
#include <vector>

namespace tessera {

using Corner = std::array<Micrometres, 3>;  // x to the right, y away, z up

// A triangle of a surface, anticlockwise seen from outside.
struct Triangle {
    std::array<Corner, 3> corners{};
};

using Surface = std::vector<Triangle>;

}  // namespace tessera
