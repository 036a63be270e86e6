#include "games/number_swap/engines/distance_walker.h"

namespace tessera::number_swap {

// Five bits per cell: a dozen cells in the low half, the others in the high half.
StateKey DistanceWalker::key() const {
    StateKey key;
    for (std::size_t cell = 0; cell < state_.size(); ++cell) {
        std::uint64_t& half = cell < 12 ? key.low : key.high;
        half = half << 5 | state_[cell];
    }
    return key;
}

}  // namespace tessera::number_swap
