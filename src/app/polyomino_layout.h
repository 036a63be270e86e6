#pragma once

#include "app/geometry.h"
#include "base/grid.h"

namespace tessera {

// How a polyomino table shares its area between the board and the tray.
struct TablePlan {
    Rect board;  // the board is centred in it
    Rect tray;
    bool tray_below = true;
    int lines = 1;   // rows of slots below the board, columns of slots beside it
    float slot = 0;  // side of a slot
};

// The plan with the largest cells whose slots stay large enough for a finger; ties go to larger slots.
// `board` is the cell past its last one.
TablePlan plan_table(const Rect& area, Cell board, int slot_count, float largest_cell);

}  // namespace tessera
