#pragma once

#include "print/paper/drawing.h"

#include <vector>

namespace tessera {

// Layout of a board and the parts beside or below it, in cells. All have one scale, so that parts fit on the
// board.
struct Arrangement {
    double cell = 0;                // side of a cell in millimetres
    Extent size;                    // of everything
    PaperPoint parts_label;         // top left corner of the label
    std::vector<PaperPoint> parts;  // corner of each part
};

// Returns the layout with the largest cells that fits in a box in millimetres. The board's corner is (0, 0).
Arrangement arranged(Extent board, const std::vector<Part>& parts, Extent box, double largest_cell);

}  // namespace tessera
