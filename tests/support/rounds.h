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

}  // namespace tessera
