#include "app/board/minimap.h"

#include "base/apart.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr float longest_side = 150;
constexpr float largest_share = 0.36F;  // part of the visible area's side
constexpr float distance_to_edge = 10;
constexpr float rim = 5;
constexpr float edge = 40;         // width of the border in which a dragged item scrolls the board
constexpr double longest_ms = 50;  // longest time counted between two frames
constexpr double cells_per_second = 14;

float scale_of(const BoardCanvas& canvas) {
    const Rect& area = canvas.area();
    const Rect board = canvas.board();
    return canvas.cell() * std::min(std::min(longest_side, largest_share * area.width) / board.width,
                                    std::min(longest_side, largest_share * area.height) / board.height);
}

// Returns 1 near `low`, -1 near `high`, else 0.
float beyond(float place, float low, float high) {
    return place < low + edge ? 1.0F : place > high - edge ? -1.0F : 0.0F;
}

void draw_map_of_squares(Painter& painter, const Minimap& map, const Grid<Color>& cells, float alpha) {
    const float side = map.board.width / static_cast<float>(cells.columns());
    for (Cell cell; cell.row < cells.rows(); ++cell.row) {
        for (cell.column = 0; cell.column < cells.columns();) {
            const Cell first = cell;
            while (cell.column < cells.columns() && cells[cell] == cells[first]) {
                ++cell.column;
            }
            painter.fill({map.board.x + static_cast<float>(first.column) * side,
                          map.board.y + static_cast<float>(first.row) * side,
                          static_cast<float>(cell.column - first.column) * side, side},
                         with_alpha(cells[first], alpha));
        }
    }
}

void draw_tiled_map(Painter& painter, const Minimap& map, const BoardCanvas& canvas, const Grid<Color>& cells,
                    float alpha) {
    const float share = map.board.width / canvas.board().width;
    for (int index = 0; index < cells.size(); ++index) {
        if (cells[index] != painter.theme().page) {
            const Point middle = canvas.rect_of(cells.cell(index)).centre() - canvas.board().corner();
            painter.circle(map.board.corner() + middle * share, canvas.cell() * share * 0.55F,
                           with_alpha(cells[index], alpha));
        }
    }
}

}  // namespace

std::optional<Minimap> minimap_of(const BoardCanvas& canvas) {
    const Rect& area = canvas.area();
    const Rect board = canvas.board();
    if (canvas.tiling().is_in_space() || (board.width <= area.width + 1 && board.height <= area.height + 1)) {
        return std::nullopt;
    }
    const float share = scale_of(canvas) / canvas.cell();
    const Point size = Point{board.width, board.height} * share;
    const Rect map{area.right() - distance_to_edge - size.x, area.bottom() - distance_to_edge - size.y,
                   size.x, size.y};
    const Point from{std::max(area.x, board.x), std::max(area.y, board.y)};
    const Point to{std::min(area.right(), board.right()), std::min(area.bottom(), board.bottom())};
    const Point corner = map.corner() + (from - board.corner()) * share;
    return Minimap{map, {corner.x, corner.y, (to.x - from.x) * share, (to.y - from.y) * share}};
}

void draw_minimap(Painter& painter, const Minimap& map, const BoardCanvas& canvas, const Grid<Color>& cells,
                  bool is_in_the_way) {
    const Theme& theme = painter.theme();
    const float alpha = is_in_the_way ? 0.15F : 0.95F;
    painter.fill(map.board.inset(-rim), with_alpha(theme.surface, alpha), rim);
    painter.frame(map.board.inset(-rim), with_alpha(theme.line, alpha), 1, rim);
    if (canvas.tiling().is_square()) {
        draw_map_of_squares(painter, map, cells, alpha);
    } else {
        apart(draw_tiled_map)(painter, map, canvas, cells, alpha);
    }
    painter.frame(map.seen, with_alpha(theme.text, alpha), 2, 2);
}

void look_at(BoardCanvas& canvas, const Minimap& map, Point point) {
    const float share = map.board.width / canvas.board().width;
    const Point wanted = (point - map.board.corner()) * (1 / share) + canvas.board().corner();
    canvas.pan(canvas.area().centre() - wanted);
}

Point edge_scroll(const BoardCanvas& canvas, Point pointer, double ms) {
    const Rect& area = canvas.area();
    if (!area.contains(pointer) || !minimap_of(canvas)) {
        return {};
    }
    const auto length =
        static_cast<float>(std::min(ms, longest_ms) / 1000 * cells_per_second) * canvas.cell();
    return Point{beyond(pointer.x, area.x, area.right()), beyond(pointer.y, area.y, area.bottom())} * length;
}

}  // namespace tessera
