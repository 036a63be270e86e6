#pragma once

#include "base/hash.h"
#include "base/index.h"

#include <cstdint>
#include <utility>

namespace tessera {

// SplitMix64 (Steele, Lea, Flood 2014), the only random number generator. The same seed gives the same
// numbers on every target; a copy repeats the same numbers.
class Rng {
public:
    explicit Rng(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() { return mix_bits(state_ += 0x9e3779b97f4a7c15ULL); }

    // Returns a uniform number in 0 .. bound - 1, without bias (by rejection). Precondition: bound >= 1.
    std::uint64_t below(std::uint64_t bound);

    // Returns a uniform number in low .. high, both included.
    int between(int low, int high) {
        return low + static_cast<int>(below(static_cast<std::uint64_t>(high - low) + 1));
    }

private:
    std::uint64_t state_;
};

// Shuffles by Fisher-Yates; std::shuffle differs between standard libraries.
template <class Container>
void shuffle(Container& container, Rng& rng) {
    for (int last = int_size(container) - 1; last > 0; --last) {
        std::swap(at(container, last), at(container, rng.between(0, last)));
    }
}

}  // namespace tessera
