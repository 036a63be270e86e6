#pragma once

#include "base/index.h"

#include <cstdint>
#include <vector>

namespace tessera {

// A state of the beam without its lines and remaining resources.
struct StripHead {
    std::int64_t score = 0;
    std::uint64_t hash = 0;
    std::int32_t first_line = 0;  // first line with an open cell
    std::int32_t node = 0;        // in StripPaths
    std::int32_t holes = 0;
    std::int32_t board = 0;  // the board of its lines
};

// The states of one covered area: heads, and for each head some lines from its first line on, the set of
// orientations that may still be placed, and the counts of the kinds of multiplicity above one.
template <class Word>
struct StripLayer {
    int area = -1;
    std::vector<StripHead> heads;
    std::vector<Word> lines;
    std::vector<std::uint64_t> orientations;
    std::vector<std::uint16_t> counts;

    // Clears the layer without releasing its memory.
    void restart(int new_area) {
        area = new_area;
        heads.clear();
        lines.clear();
        orientations.clear();
        counts.clear();
    }

    // Return the parts of the state added last, which have `count` elements.
    Word* last_lines(int count) { return lines.data() + int_size(lines) - count; }
    std::uint64_t* last_orientations(int count) {
        return orientations.data() + int_size(orientations) - count;
    }
    std::uint16_t* last_counts(int count) { return counts.data() + int_size(counts) - count; }
};

}  // namespace tessera
