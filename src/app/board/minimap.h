#pragma once

#include "app/board/board_canvas.h"
#include "app/ui/painter.h"

#include <optional>

namespace tessera {

// A small map in the lower right corner of a board that is not seen whole.
struct Minimap {
    Rect board;  // all of it
    Rect seen;   // the part that is
};
std::optional<Minimap> minimap_of(const BoardCanvas& canvas);  // nothing: all of the board is seen

// Cells of one colour each. It is hardly seen where it would hide the place to which something is brought.
void draw_minimap(Painter& painter, const Minimap& map, const Grid<Color>& cells, bool is_in_the_way);

// What the map shows at the point comes into the middle.
void look_at(BoardCanvas& canvas, const Minimap& map, Point point);

// Brings on what lies beyond the edge of a board that is not seen whole, while something is held over that edge for so
// many milliseconds; nothing elsewhere.
Point edge_scroll(const BoardCanvas& canvas, Point pointer, double ms);

}  // namespace tessera
