#pragma once

#include "app/board/table_layout.h"

namespace tessera {

// The input of the planners.
struct TableWish {
    TableNeeds needs;
    Point cells;           // columns and rows of the board
    float whole_cell = 0;  // cell size if the board had the whole area
    Rect area;
};

// The share of the board's scale that items in the tray should have, so that shapes can be compared by eye.
inline constexpr float good_share = 0.75F;

// Returns the scale of tray cells of a size beside board cells of a size.
inline float share_of_scale(const TableWish& wish, float board_cell, float tray_cell) {
    return tray_cell / (board_cell * wish.needs.full_size);
}

// Returns how good a pair of cell sizes is; the more the better.
float score_of_cells(const TableWish& wish, float board_cell, float tray_cell);

// True if a board is nearly as large as without a tray, and the tray has a good scale.
bool is_good(const TableWish& wish, float board_cell, float tray_cell);

}  // namespace tessera
