#include "app/families/number_swap/info.h"

#include <algorithm>

namespace tessera {

// Barriers may not cut the grid in two.
void InfoOf<NumberSwap>::adjust(Params& params, std::string_view /*changed*/) {
    params.barriers = std::min(params.barriers, most_barriers(params));
}

}  // namespace tessera
