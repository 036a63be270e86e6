#pragma once

#include "base/check.h"

#include <cstddef>

namespace tessera {

// Indices are signed; these helpers contain the only cast to size_t. Debug builds check the bounds.
template <class Container>
int int_size(const Container& container) {
    return static_cast<int>(container.size());
}

template <class Container, class Index>
decltype(auto) at(Container& container, Index index) {
    TESSERA_DEBUG_ASSERT(index >= 0 && static_cast<std::size_t>(index) < container.size());
    return container[static_cast<std::size_t>(index)];
}

}  // namespace tessera
