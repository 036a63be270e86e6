#pragma once

#include "app/board/board_canvas.h"
#include "app/ui/painter.h"

#include <optional>

namespace tessera {

// A small map in the lower right corner of a flat board that is only partly visible.
struct Minimap {
    Rect board;  // the whole board
    Rect seen;   // the visible part
};
std::optional<Minimap> minimap_of(const BoardCanvas& canvas);  // nothing if the whole board is visible

// Draws the map, one colour per cell; nearly transparent if `is_in_the_way`. On lattices other than squares,
// skips places in the page's colour, which are no cells.
void draw_minimap(Painter& painter, const Minimap& map, const BoardCanvas& canvas, const Grid<Color>& cells,
                  bool is_in_the_way);

// Pans the board so that the point of the map is in the middle.
void look_at(BoardCanvas& canvas, const Minimap& map, Point point);

// Returns the scroll offset in CSS pixels after holding an item at the edge of a zoomed board for `ms`; zero
// elsewhere.
Point edge_scroll(const BoardCanvas& canvas, Point pointer, double ms);

}  // namespace tessera
