#pragma once

#include "app/board/board_canvas.h"
#include "app/ui/painter.h"

#include <vector>

namespace tessera {

// The numbers of rows and columns along a large board, counted from 1 as everything that is said counts them: beside the
// board where there is room, else over its edge. Where the board is zoomed in they stay at the edge of what is seen.
struct RulerLabel {
    int number = 0;
    bool is_row = false;
    Point centre;
};
std::vector<RulerLabel> rulers_of(const BoardCanvas& canvas);  // none: the board is small enough to count

void draw_rulers(Painter& painter, const BoardCanvas& canvas);

}  // namespace tessera
