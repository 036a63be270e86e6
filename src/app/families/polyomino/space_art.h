#pragma once

#include "app/families/polyomino/art.h"

// Drawing of boards and pieces in space: art.h asks these where a spot's tiling is in space.

namespace tessera::space {

void draw_piece_in_space(Painter& painter, const polyomino::Shape& shape, const Spot& spot,
                         const PieceLook& look);
void draw_flat_in_space(Painter& painter, const polyomino::Shape& shape, const Spot& spot, Color color);
void draw_outline_in_space(Painter& painter, const polyomino::Shape& shape, const Spot& spot,
                           const Stroke& stroke);

// Draws the layers under the pieces.
void draw_plate_in_space(Painter& painter, const BoardCanvas& canvas, const polyomino::Level& level);

// Draws the numbers of layers that lie beside each other (layers_beside), each above its layer.
void draw_layer_numbers(Painter& painter, const BoardCanvas& canvas);

// Draws the board with its fixed pieces as a camera sees it; returns the place of its cells.
Rect draw_picture_in_space(Painter& painter, const polyomino::Level& level, const Rect& rect);

}  // namespace tessera::space
