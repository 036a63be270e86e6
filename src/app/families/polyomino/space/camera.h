#pragma once

#include "app/ui/geometry.h"
#include "games/polyomino/lattice/lattice.h"

#include <array>

namespace tessera::space {

// A view of a lattice in space from far away, so that lengths do not shrink with the distance. Angles are in radians.
struct Camera {
    float turn = -0.4F;  // about the upright axis, clockwise as seen from above
    float tilt = 0.7F;   // 0: from the front; a quarter turn: from above

    // Where a cell's centre is seen, in cells to the right and down.
    Point seen(const polyomino::Lattice& lattice, const polyomino::Site& site) const;
    // Greater for what is nearer to the eye.
    float nearness(const polyomino::Lattice& lattice, const polyomino::Site& site) const;
    // The same for a direction in space: to the right, down the rows, up.
    Point seen(const std::array<double, 3>& direction) const;
    float nearness(const std::array<double, 3>& direction) const;

    // Turns like a ball dragged by a finger; `by` is in CSS pixels.
    void drag(Point by);
    // Turns about the upright axis as two fingers do that twist by so much, clockwise.
    void twist(float by) { turn += by; }
};

}  // namespace tessera::space
