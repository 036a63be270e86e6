#pragma once

#include <cstdint>
#include <optional>

namespace tessera {

// Position counts, where an engine reports them. Unlike nodes, they mean the same for every engine.
struct PositionCounts {
    std::optional<std::uint64_t> reached;   // without the start; counted again when reached by a better path
    std::optional<std::uint64_t> expanded;  // including the start; only for searches that store positions

    bool operator==(const PositionCounts&) const = default;
};

}  // namespace tessera
