#pragma once

#include "base/index.h"
#include "formats/workshop/surface.h"

#include <map>
#include <utility>

namespace tessera {

// True if each edge of the surface is there once in each direction.
inline bool is_closed(const Surface& surface) {
    std::map<std::pair<Corner, Corner>, int> edges;
    for (const Triangle& triangle : surface) {
        for (int corner = 0; corner < 3; ++corner) {
            ++edges[{at(triangle.corners, corner), at(triangle.corners, (corner + 1) % 3)}];
        }
    }
    for (const auto& [edge, count] : edges) {
        const auto back = edges.find({edge.second, edge.first});
        if (count != 1 || back == edges.end() || back->second != 1) {
            return false;
        }
    }
    return !surface.empty();
}

// Returns the volume inside, in cubic micrometres.
inline double volume_of(const Surface& surface) {
    double volume = 0;
    for (const Triangle& triangle : surface) {
        const auto& [a, b, c] = triangle.corners;
        volume += (double{1} * a[0] * (double{1} * b[1] * c[2] - double{1} * b[2] * c[1]) +
                   double{1} * a[1] * (double{1} * b[2] * c[0] - double{1} * b[0] * c[2]) +
                   double{1} * a[2] * (double{1} * b[0] * c[1] - double{1} * b[1] * c[0])) /
                  6;
    }
    return volume;
}

}  // namespace tessera
