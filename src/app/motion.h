#pragma once

#include <algorithm>
#include <cmath>

// How things move by themselves, the same in every family.

namespace tessera {

// How far something is on its way, from 0 to 1: quick at first, slow at the end.
inline float eased(double now_ms, double start_ms, double duration_ms) {
    const double rest = 1 - std::clamp((now_ms - start_ms) / duration_ms, 0.0, 1.0);
    return static_cast<float>(1 - rest * rest * rest);
}

// A wave of light that runs over a solved board from its top left corner: `share` of the way lies before this
// place; 0 to `strength`.
inline float wave_of_light(double since_solved_ms, double share, double strength) {
    constexpr double wave_ms = 700;
    constexpr double glow_ms = 500;
    constexpr double pi = 3.14159265;
    const double phase = (since_solved_ms - share * wave_ms) / glow_ms;
    return phase <= 0 || phase >= 1 ? 0 : static_cast<float>(strength * std::sin(phase * pi));
}

}  // namespace tessera
