#pragma once

#include <cstdint>
#include <map>
#include <vector>

namespace tessera::polyomino {

// Why no pieces add up to a number of cells, as people see it.
struct SizeReason {
    enum class Kind : std::uint8_t {
        none,     // no such reason
        never,    // pieces of these sizes never add up to it, however many
        too_few,  // it takes more pieces of one size than there are
        between,  // they make less or more, and nothing between
    };

    Kind kind = Kind::none;
    std::vector<int> sizes = {};  // ascending
    int size = 0;                 // cells of a piece
    int needed = 0;               // pieces of the size
    int left = 0;
    int less = 0;  // cells
    int more = 0;

    bool operator==(const SizeReason&) const = default;
};

// `counts`: how many pieces there are of each size. Precondition: they do not add up to `cells`.
SizeReason size_reason(const std::map<int, int>& counts, int cells);

}  // namespace tessera::polyomino
