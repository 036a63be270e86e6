#include "session/shipped_levels.h"

#include "base/check.h"

namespace tessera {

const std::vector<ShippedLevel>& shipped_levels() {
    static const std::vector<ShippedLevel> levels = [] {
        auto read = read_level_table(shipped_level_table());
        TESSERA_ASSERT(read.has_value());
        return std::move(*read);
    }();
    return levels;
}

}  // namespace tessera
