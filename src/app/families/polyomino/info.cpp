#include "app/families/polyomino/info.h"

#include <algorithm>

namespace tessera {

// Moves the other limit of the size along with the changed one, so that the range is never empty.
void InfoOf<Polyomino>::adjust(Params& params, std::string_view changed) {
    if (changed == "smallest" && params.max_size > 0) {
        params.max_size = std::max(params.max_size, params.min_size);
    } else if (changed == "largest" && params.max_size > 0) {
        params.min_size = std::min(params.min_size, params.max_size);
    }
}

}  // namespace tessera
