#pragma once

#include "app/board/table_score.h"

#include <optional>

namespace tessera {

// Returns the best plan with slots packed around the board, which lies in the upper left corner: so a tray has
// both the column beside the board and the strip below it, near the thumb. Nothing if none scores more than
// `least_score`.
std::optional<TablePlan> plan_around(const TableWish& wish, const Rect& area, float least_score);

}  // namespace tessera
