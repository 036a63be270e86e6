#pragma once

#include "base/index.h"

#include <cstdint>
#include <vector>

namespace tessera {

// What a state of the beam is besides its lines and what remains.
struct StripHead {
    std::int64_t score = 0;
    std::uint64_t hash = 0;
    std::int32_t first_line = 0;  // that has an open cell
    std::int32_t node = 0;        // of StripPaths
    std::int32_t holes = 0;
    std::int32_t board = 0;  // that its lines are of
};

// The states of one covered area: heads, and for each some lines from its first one on, the set of orientations
// that may still be placed and the counts of the kinds with several.
template <class Word>
struct StripLayer {
    int area = -1;
    std::vector<StripHead> heads;
    std::vector<Word> lines;
    std::vector<std::uint64_t> orientations;
    std::vector<std::uint16_t> counts;

    // Keeps the memory.
    void restart(int new_area) {
        area = new_area;
        heads.clear();
        lines.clear();
        orientations.clear();
        counts.clear();
    }

    // The parts of the state added last, with so many elements each.
    Word* last_lines(int count) { return lines.data() + int_size(lines) - count; }
    std::uint64_t* last_orientations(int count) {
        return orientations.data() + int_size(orientations) - count;
    }
    std::uint16_t* last_counts(int count) { return counts.data() + int_size(counts) - count; }
};

}  // namespace tessera
