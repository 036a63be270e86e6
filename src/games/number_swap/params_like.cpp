#include "games/number_swap/params_like.h"

#include "base/index.h"

#include <algorithm>

namespace tessera::number_swap {

namespace {

constexpr int most_graded_cells = 25;  // on larger boards a tier takes too long to prove

}  // namespace

std::optional<Params> params_like(const Level& level, std::optional<Tier> tier) {
    Params params;
    params.columns = level.tiles.columns();
    params.rows = level.tiles.rows();
    params.barriers = std::min(int_size(level.barriers), max_barriers(params.rows, params.columns));
    const bool is_near = level.par && *level.par < level.tiles.size() / 2;
    params.swaps = is_near ? *level.par : 0;
    params.tier = is_near || level.tiles.size() > most_graded_cells ? std::nullopt : tier;
    return params;
}

}  // namespace tessera::number_swap
