#pragma once

#include <algorithm>
#include <cmath>

// Timing of animations, the same in every family.

namespace tessera {

// Returns the progress of an animation from 0 to 1: fast at first, slow at the end.
inline float eased(double now_ms, double start_ms, double duration_ms) {
    const double rest = 1 - std::clamp((now_ms - start_ms) / duration_ms, 0.0, 1.0);
    return static_cast<float>(1 - rest * rest * rest);
}

inline constexpr double snap_ms = 90;      // from the hand to the place below it
inline constexpr double spin_ms = 120;     // a turn or a flip
inline constexpr double pick_ms = 100;     // from its place into the hand
inline constexpr double journey_ms = 240;  // across the table
inline constexpr double flight_ms = 180;   // from the hand back to its origin
inline constexpr double refusal_ms = 280;  // what was refused shakes
inline constexpr double win_ms = 900;      // the items of a solved board answer, one after the other
inline constexpr double answer_ms = 600;   // when most have answered

inline bool is_shaking(double refused_ms, double now_ms) {
    return now_ms < refused_ms + refusal_ms;
}

// Returns how far something with cells of this size has gone aside while it shakes after a refusal: to either
// side in turn, and ever less.
inline float shake(double now_ms, double refused_ms, float cell) {
    constexpr double two_swings = 4 * 3.14159265;
    const float reach = std::max(cell * 0.08F, 4.0F);
    const double share = (now_ms - refused_ms) / refusal_ms;
    return share <= 0 || share >= 1 ? 0
                                    : reach * static_cast<float>(std::sin(share * two_swings) * (1 - share));
}

// Returns the updated time at which a puzzle was solved, given the previous one (`was`); negative: not
// solved. If the player did not see it being solved, the time is early enough that no light is shown.
inline double solved_since(double was, bool is_solved, bool is_seen, double now_ms, double light_ms) {
    if (!is_solved) {
        return -1;
    }
    return was >= 0 ? was : is_seen ? now_ms : std::max(now_ms - light_ms, 0.0);
}

// Returns the brightness, 0 to `strength`, of a wave of light. `share` is the distance from its start, as a
// fraction of the whole way.
inline float wave_of_light(double since_solved_ms, double share, double strength) {
    constexpr double wave_ms = 500;
    constexpr double glow_ms = 400;
    constexpr double pi = 3.14159265;
    const double phase = (since_solved_ms - share * wave_ms) / glow_ms;
    return phase <= 0 || phase >= 1 ? 0 : static_cast<float>(strength * std::sin(phase * pi));
}

}  // namespace tessera
