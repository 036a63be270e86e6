#pragma once

#include "app/board/tray.h"
#include "app/board/view.h"

#include <optional>
#include <vector>

// While a hint names cells or pieces, they are lit: a veil in the page's colour dims the rest of the table.

namespace tessera {

inline constexpr float dimming = 0.55F;     // opacity of the veil
inline constexpr float foot_share = 0.08F;  // of a cell: what an item's foot covers of the cell below at most

// True if the scene dims, the lit hint names cells or pieces, and the hand is empty.
bool dims_rest(const std::optional<HintStep>& lit, bool is_hand_empty, const Scene& scene);

template <class View>
bool dims_rest(const View& view, const Scene& scene) {
    return dims_rest(view.lit, !view.held, scene);
}

// Marks cells among all cells of a board.
Grid<bool> bright_cells(const std::vector<Cell>& cells, int rows, int columns);

// Dims the cells that are not bright: squares, or cells of a board in space, as they lie in their layers.
void dim_cells(Painter& painter, const BoardCanvas& canvas, const Grid<bool>& bright);
// Covers the feet that dimmed items of the last row have on the rim.
void hide_feet(Painter& painter, const BoardCanvas& canvas, const Grid<bool>& bright);
void dim_slot(Painter& painter, const TrayFrame& tray, const Rect& slot);

}  // namespace tessera
