#include "formats/workshop/stl.h"

#include "formats/workshop/things.h"

#include <cmath>

namespace tessera {

namespace {

// Returns the unit normal of the triangle.
std::string normal_of(const Triangle& triangle) {
    const auto& [a, b, c] = triangle.corners;
    std::array<double, 3> normal{};
    for (int axis = 0; axis < 3; ++axis) {
        const int next = (axis + 1) % 3;
        const int last = (axis + 2) % 3;
        at(normal, axis) =
            static_cast<double>(std::int64_t{at(b, next) - at(a, next)} * (at(c, last) - at(a, last)) -
                                std::int64_t{at(b, last) - at(a, last)} * (at(c, next) - at(a, next)));
    }
    const double length = std::sqrt(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]);
    std::string text;
    for (const double part : normal) {
        text += " " + in_millimetres(static_cast<Micrometres>(std::lround(part / length * millimetre)));
    }
    return text;
}

std::string format_triangle(const Triangle& triangle, const Placing& placing) {
    std::string text = "  facet normal" + normal_of(triangle) + "\n    outer loop\n";
    for (const Corner& corner : triangle.corners) {
        text += "      vertex " + in_millimetres(corner[0] + placing.left) + " " +
                in_millimetres(corner[1] - placing.top) + " " + in_millimetres(corner[2]) + "\n";
    }
    return text + "    endloop\n  endfacet\n";
}

}  // namespace

std::string format_stl(const polyomino::Level& level, const WorkshopLengths& lengths) {
    const Things things = things_of(level, lengths);
    std::string text = "solid tessera\n";
    for (const Placing& copy : things.copies) {
        for (const Triangle& triangle : at(things.kinds, copy.part).surface) {
            text += format_triangle(triangle, copy);
        }
    }
    return text + "endsolid tessera\n";
}

}  // namespace tessera
