#pragma once

#include <cstdint>
#include <optional>

namespace tessera {

// Positions, where an engine tells how many. What its nodes are differs from engine to engine; these mean the same in all
// of them.
struct PositionCounts {
    std::optional<std::uint64_t> reached;  // come to, the start left out; on a better way once more
    std::optional<std::uint64_t>
        expanded;  // of a search that stores them: taken up, the start included, to reach others

    bool operator==(const PositionCounts&) const = default;
};

}  // namespace tessera
