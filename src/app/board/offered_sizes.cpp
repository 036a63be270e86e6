#include "app/board/offered_sizes.h"

namespace tessera {

void draw_grid_picture(Painter& painter, Cell size, const Rect& rect) {
    const auto columns = static_cast<float>(size.column);
    const auto rows = static_cast<float>(size.row);
    const float side = std::min(rect.width / columns, rect.height / rows);
    const Rect grid = centred(rect.centre(), side * columns, side * rows);
    const Theme& theme = painter.theme();
    for (int cell = 0; cell < size.row * size.column; ++cell) {
        const int row = cell / size.column;
        const int column = cell % size.column;
        const Rect place{grid.x + static_cast<float>(column) * side, grid.y + static_cast<float>(row) * side,
                         side, side};
        painter.fill(place.inset(side * 0.08F), mix(theme.raised, theme.text, 0.16F), side * 0.15F);
    }
}

}  // namespace tessera
