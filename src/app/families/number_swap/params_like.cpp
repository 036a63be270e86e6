#include "app/families/number_swap/info.h"
#include "base/index.h"

#include <algorithm>

// Params for more puzzles like one.

namespace tessera {

std::optional<number_swap::Params> InfoOf<NumberSwap>::params_like(const number_swap::Level& level,
                                                                   std::optional<Tier> /*tier*/) {
    number_swap::Params params;
    params.columns = level.tiles.columns();
    params.rows = level.tiles.rows();
    params.barriers =
        std::min(int_size(level.barriers), number_swap::max_barriers(params.rows, params.columns));
    const bool is_near = level.par && *level.par < level.tiles.size() / 2;
    params.swaps = is_near ? *level.par : 0;
    return params;
}

}  // namespace tessera
