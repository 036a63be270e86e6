#pragma once

namespace tessera {

// Returns how often a test repeats with other numbers: `nightly` in the optimised build, `daily` where the sanitizers make
// each round ten times as long.
constexpr int rounds(int nightly, int daily) {
#ifdef NDEBUG
    static_cast<void>(daily);
    return nightly;
#else
    static_cast<void>(nightly);
    return daily;
#endif
}

// Returns whether a test of all pairs tries this one: every pair in the optimised build, else one in four, chosen so that
// every first and every second part occurs if there are at least four of each.
constexpr bool tries_pair(int first, int second) {
    return (first + second) % rounds(1, 4) == 0;
}

}  // namespace tessera
