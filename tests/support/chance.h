#pragma once

#include "base/rng.h"

#include <cstddef>

namespace tessera {

// Returns a random index in 0 .. bound - 1.
inline std::size_t any_place(std::size_t bound, Rng& rng) {
    return static_cast<std::size_t>(rng.below(bound));
}

template <class Container>
decltype(auto) any_element(Container& container, Rng& rng) {
    return container[any_place(container.size(), rng)];
}

}  // namespace tessera
