#include "app/families/polyomino/space/camera.h"

#include <algorithm>
#include <cmath>

namespace tessera::space {

using polyomino::Lattice;
using polyomino::Site;

namespace {

constexpr float radians_a_pixel = 0.009F;
constexpr float lowest_tilt = 0.12F;
constexpr float highest_tilt = 1.5F;

// The part of a direction that leads towards the viewer over the ground.
float forwards(const Camera& camera, const std::array<double, 3>& direction) {
    return static_cast<float>(direction[0]) * std::sin(camera.turn) +
           static_cast<float>(direction[1]) * std::cos(camera.turn);
}

}  // namespace

Point Camera::seen(const std::array<double, 3>& direction) const {
    const float across =
        static_cast<float>(direction[0]) * std::cos(turn) - static_cast<float>(direction[1]) * std::sin(turn);
    return {across,
            forwards(*this, direction) * std::sin(tilt) - static_cast<float>(direction[2]) * std::cos(tilt)};
}

float Camera::nearness(const std::array<double, 3>& direction) const {
    return forwards(*this, direction) * std::cos(tilt) + static_cast<float>(direction[2]) * std::sin(tilt);
}

Point Camera::seen(const Lattice& lattice, const Site& site) const {
    return seen(lattice.centre_of(site));
}

float Camera::nearness(const Lattice& lattice, const Site& site) const {
    return nearness(lattice.centre_of(site));
}

void Camera::drag(Point by) {
    turn -= by.x * radians_a_pixel;
    tilt = std::clamp(tilt + by.y * radians_a_pixel, lowest_tilt, highest_tilt);
}

}  // namespace tessera::space
