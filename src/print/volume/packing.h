#pragma once

#include "print/paper/pen.h"

#include <cstddef>
#include <vector>

namespace tessera {

// Rectangles in rows, each row as high as its highest, in the unit of their sizes.
struct Packing {
    std::vector<PaperPoint> corners;  // of the first so many rectangles
    Extent size;                      // of all that lies there
};

// Packs rectangles from `first` on, in their order, until none fits below any more. A height of 0 is unlimited; one that is
// wider than `width` has a row of its own.
Packing packed(const std::vector<Extent>& sizes, std::size_t first, Extent room, double gap);

}  // namespace tessera
