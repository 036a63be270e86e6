#pragma once

#include "app/ui/geometry.h"
#include "base/grid.h"

namespace tessera {

// How a table shares its area between the board and the tray.
struct TablePlan {
    Rect board;  // the board is centred in it
    Rect tray;
    bool tray_below = true;
    int lines = 1;   // rows of slots below the board, columns of slots beside it
    float slot = 0;  // side of a slot
};

struct TableNeeds {
    Cell board;  // the cell past its last one
    int slot_count = 0;
    float largest_cell = 0;    // of the board, however much room there is
    float piece_length = 5;    // of most pieces, in cells of the tray
    float tray_share = 0.86F;  // how large these may be beside those of the board
};

// The plan with large cells on the board and in the tray, whose slots stay large enough for a finger, and
// which hides no piece unless that makes everything tiny.
// The board keeps out of `covered_top` of the area; whatever room it has anyway is used for that first.
TablePlan plan_table(const Rect& area, const TableNeeds& needs, float covered_top = 0);

// What stays free of a slot, both sides together.
float slot_margin(float slot);

// The largest cell with which a piece of so many cells in a row fits into a slot.
float cell_in_slot(float slot, float length);

}  // namespace tessera
