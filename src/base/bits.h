#pragma once

#include <bit>
#include <cstdint>

namespace tessera {

inline int lowest_bit(std::uint64_t word) {
    return std::countr_zero(word);
}

// Returns `word` without its lowest set bit.
inline std::uint64_t drop_lowest_bit(std::uint64_t word) {
    return word & (word - 1);
}

inline std::uint64_t bit(int index) {
    return std::uint64_t{1} << index;
}

}  // namespace tessera
