#include "games/number_swap/params_like.h"

#include "base/index.h"

#include <algorithm>

namespace tessera::number_swap {

std::optional<Params> params_like(const Level& level, std::optional<Tier> /*tier*/) {
    Params params;
    params.columns = level.tiles.columns();
    params.rows = level.tiles.rows();
    params.barriers = std::min(int_size(level.barriers), max_barriers(params.rows, params.columns));
    const bool is_near = level.par && *level.par < level.tiles.size() / 2;
    params.swaps = is_near ? *level.par : 0;
    return params;
}

}  // namespace tessera::number_swap
