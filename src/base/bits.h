#pragma once

#include "base/check.h"

#include <bit>
#include <cstddef>
#include <cstdint>

namespace tessera {

// Indices of boards and links are signed; these helpers make the one cast to size_t.
template <class Container>
int int_size(const Container& container) {
    return static_cast<int>(container.size());
}

template <class Container, class Index>
decltype(auto) at(Container& container, Index index) {
    TESSERA_DEBUG_ASSERT(index >= 0 && static_cast<std::size_t>(index) < container.size());
    return container[static_cast<std::size_t>(index)];
}

inline int lowest_bit(std::uint64_t word) {
    return std::countr_zero(word);
}

// word without its lowest set bit.
inline std::uint64_t drop_lowest_bit(std::uint64_t word) {
    return word & (word - 1);
}

inline std::uint64_t bit(int index) {
    return std::uint64_t{1} << index;
}

}  // namespace tessera
