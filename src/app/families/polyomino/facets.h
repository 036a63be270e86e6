#pragma once

#include "app/families/polyomino/art.h"

// Drawing of figures whose cells are no squares.

namespace tessera {

// Fills each cell; `margin` is left free at the figure's edge (negative: the figure grows). With `is_opaque`, the
// seams are covered, too.
void fill_facets(Painter& painter, const polyomino::Shape& shape, const Spot& spot, float margin, Color color,
                 bool is_opaque);

// Draws the lines around the figure.
void trace_facets(Painter& painter, const polyomino::Shape& shape, const Spot& spot, const Stroke& stroke);

// Draws light along upper edges, shade along lower ones, faint seams between the cells.
void bevel_facets(Painter& painter, const polyomino::Shape& shape, const Spot& spot, float margin,
                  Color color);

// Draws the texture of the player's material on each cell.
void texture_facets(Painter& painter, const polyomino::Shape& shape, const Spot& spot, float margin,
                    Color color);

// The middle of a cell of the figure on the screen.
Point middle_of(const Spot& spot, Cell part);

}  // namespace tessera
