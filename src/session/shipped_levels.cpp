#include "session/shipped_levels.h"

#include "base/check.h"

#include <algorithm>

namespace tessera {

namespace {

const LevelTable& whole_table() {
    static const LevelTable table = [] {
        auto read = read_level_table(shipped_level_table());
        TESSERA_ASSERT(read.has_value());
        return std::move(*read);
    }();
    return table;
}

}  // namespace

const std::vector<ShippedLevel>& shipped_levels() {
    return whole_table().levels;
}

const std::vector<ShippedLevel>& retired_levels() {
    return whole_table().retired;
}

const ShippedLevel* find_shipped(std::string_view family, std::string_view name) {
    for (const std::vector<ShippedLevel>* const levels : {&shipped_levels(), &retired_levels()}) {
        const auto found = std::find_if(levels->begin(), levels->end(), [&](const ShippedLevel& level) {
            return level.family == family && level.name == name;
        });
        if (found != levels->end()) {
            return &*found;
        }
    }
    return nullptr;
}

}  // namespace tessera
