#pragma once

#include "print/paper/drawing.h"

#include <vector>

namespace tessera {

// Where a board and the parts beside or below it lie, in cells: all have one scale, so that parts fit on the board.
struct Arrangement {
    double cell = 0;                // its side in millimetres
    Extent size;                    // of all together
    PaperPoint parts_label;         // where words over the parts begin
    std::vector<PaperPoint> parts;  // the corner of each
};

// The one with the largest cells that keeps to a box of so many millimetres; the board's corner is (0, 0).
Arrangement arranged(Extent board, const std::vector<Part>& parts, Extent box, double largest_cell);

}  // namespace tessera
