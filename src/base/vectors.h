#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tessera {

// What `more` elements make a vector ask for beside what it has; growing keeps both for a moment.
template <class T>
std::uint64_t bytes_to_grow(const std::vector<T>& vector, std::size_t more) {
    return vector.size() + more <= vector.capacity() ? 0 : (2 * vector.capacity() + more) * sizeof(T);
}

// Room for `more` elements, growing by doubling.
template <class T>
void reserve_more(std::vector<T>& vector, std::size_t more) {
    if (vector.size() + more > vector.capacity()) {
        vector.reserve(std::max(2 * vector.capacity(), vector.size() + more));
    }
}

}  // namespace tessera
