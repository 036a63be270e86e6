#pragma once

#include "app/board/tray_packing.h"
#include "base/grid.h"

#include <vector>

namespace tessera {

// Division of a table's area between the board and the tray.
struct TablePlan {
    Rect board;  // the board is centred in it
    Rect tray;
    bool tray_below = true;
    float cell = 0;  // size of cells in the tray
    int rows = 1;    // rows of slots; a tray below the board scrolls sideways if they are too long
    std::vector<Rect> slots = {};  // of a tray around the board; one in rows has none here
    float turned = 0;              // the share of its size at which a turned item fits one

    bool is_around() const { return !slots.empty(); }
};

SlotFit fit_of(const TablePlan& plan);

struct TableNeeds {
    Cell board;  // rows and columns
    std::vector<TrayItem> items;
    float largest_cell = 0;    // limit for cells of the board
    float full_size = 1;       // size of a tray cell as large as on the board, in board cells
    float least_cell = 10;     // of the tray, for boards with tiny cells
    bool may_surround = true;  // slots may be packed around the board

    bool operator==(const TableNeeds&) const = default;
};

// Returns the best plan: large cells on the board, in the tray at three quarters of their size or more where
// there is room, slots large enough for a finger, and no hidden items unless everything would become tiny. The
// board keeps clear of the top `covered_top` of the area, using spare room for that first.
TablePlan plan_table(const Rect& area, const TableNeeds& needs, float covered_top = 0);

// Returns how much of a tray's spare space a slot gets on each axis, at most. Slots of one size beside the board gain about as
// much in height as in width.
float most_spare(const TablePlan& plan, const std::vector<Point>& sizes);

// The last plan, for tables that are laid out before every frame.
class TablePlanner {
public:
    const TablePlan& plan(const Rect& area, const TableNeeds& needs, float covered_top);

private:
    Rect area_;
    TableNeeds needs_;
    float covered_top_ = -1;
    TablePlan plan_;
};

}  // namespace tessera
