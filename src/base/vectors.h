#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tessera {

// Returns an upper bound on the bytes to allocate for `more` elements; old and new array coexist meanwhile.
template <class T>
std::uint64_t bytes_to_grow(const std::vector<T>& vector, std::size_t more) {
    return vector.size() + more <= vector.capacity() ? 0 : (2 * vector.capacity() + more) * sizeof(T);
}

// Reserves room for `more` elements, at least doubling the capacity.
template <class T>
void reserve_more(std::vector<T>& vector, std::size_t more) {
    if (vector.size() + more > vector.capacity()) {
        vector.reserve(std::max(2 * vector.capacity(), vector.size() + more));
    }
}

}  // namespace tessera
