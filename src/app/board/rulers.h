#pragma once

#include "app/board/board_canvas.h"
#include "app/ui/painter.h"

#include <vector>

namespace tessera {

// Row or column number of a large board, counted from 1 as in all texts. Numbers are beside the board if
// there is room, else over its edge; on a zoomed board they stay at the edge of the visible part.
struct RulerLabel {
    int number = 0;
    bool is_row = false;
    Point centre;
};
std::vector<RulerLabel> rulers_of(const BoardCanvas& canvas);  // none if the board is small enough to count

void draw_rulers(Painter& painter, const BoardCanvas& canvas);

}  // namespace tessera
