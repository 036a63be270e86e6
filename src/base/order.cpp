#include "base/order.h"

#include <cstddef>

namespace tessera {

std::vector<int> sorted_indices(int count, const std::function<bool(int, int)>& before) {
    std::vector<int> order;
    order.reserve(static_cast<std::size_t>(count));
    for (int index = 0; index < count; ++index) {
        auto place = order.end();
        while (place != order.begin() && before(index, *(place - 1))) {
            --place;
        }
        order.insert(place, index);
    }
    return order;
}

}  // namespace tessera
