#pragma once

#include "app/ui/geometry.h"
#include "base/grid.h"

namespace tessera {

// Division of a table's area between the board and the tray.
struct TablePlan {
    Rect board;  // the board is centred in it
    Rect tray;
    bool tray_below = true;
    int lines = 1;   // rows of slots below the board, columns of slots beside it
    float slot = 0;  // side of a slot
};

struct TableNeeds {
    Cell board;  // rows and columns
    int slot_count = 0;
    float largest_cell = 0;    // limit for cells of the board
    float piece_length = 5;    // usual length of a piece, in tray cells
    float tray_share = 0.86F;  // size of tray cells relative to board cells
};

// Returns the best plan: large cells on the board and in the tray, slots large enough for a finger, and no
// hidden pieces unless everything would become tiny. The board keeps clear of the top `covered_top` of the
// area, using spare room for that first.
TablePlan plan_table(const Rect& area, const TableNeeds& needs, float covered_top = 0);

// Returns the free space of a slot, both sides together.
float slot_margin(float slot);

// Returns the largest cell size at which a piece `length` cells long fits into a slot.
float cell_in_slot(float slot, float length);

}  // namespace tessera
