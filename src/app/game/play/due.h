#pragma once

#include <algorithm>

// Times at which the screen next changes by itself.

namespace tessera {

inline constexpr double late_ms = 20;  // timed frames are drawn slightly late

// Returns the earlier of two times, of which 0 is never.
inline double sooner(double one_ms, double other_ms) {
    return one_ms > 0 && other_ms > 0 ? std::min(one_ms, other_ms) : std::max(one_ms, other_ms);
}

}  // namespace tessera
