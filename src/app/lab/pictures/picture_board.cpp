#include "app/lab/pictures/picture_board.h"

#include "app/families/polyomino/art.h"
#include "app/families/polyomino/space/layouts.h"
#include "app/families/polyomino/space_art.h"
#include "app/families/polyomino/tilings.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr float largest_cell = 96;

}  // namespace

PictureBoard::PictureBoard(const polyomino::Level& level, const Rect& area, float pixel) {
    const Grid<polyomino::Square>& board = level.board;
    if (is_in_space(level)) {
        layers_ = space::layers_beside(*level.lattice, open_cells_of(board), area);
    }
    canvas_.fit(area,
                {board.rows(), board.columns(), layers_ ? layers_.get() : &tiling_of(level),
                 layers_ ? space::bounds_of_layers(*layers_) : bounds_of_board(level)},
                pixel, largest_cell);
}

void PictureBoard::draw_plate(Painter& painter, const polyomino::Level& level) const {
    tessera::draw_plate(painter, canvas_, level);
    if (layers_) {
        space::draw_layer_numbers(painter, canvas_);
    }
}

Spot PictureBoard::spot_of(const std::vector<Cell>& cells) const {
    Cell corner = cells.front();
    for (const Cell cell : cells) {
        corner = {std::min(corner.row, cell.row), std::min(corner.column, cell.column)};
    }
    return spot_of(corner);
}

}  // namespace tessera
