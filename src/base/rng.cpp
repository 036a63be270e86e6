#include "base/rng.h"

namespace tessera {

std::uint64_t Rng::below(std::uint64_t bound) {
    TESSERA_ASSERT(bound >= 1);
    const std::uint64_t rejected = (0 - bound) % bound;  // 2^64 mod bound
    std::uint64_t number = next();
    while (number < rejected) {
        number = next();
    }
    return number % bound;
}

}  // namespace tessera
