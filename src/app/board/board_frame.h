#pragma once

#include "app/ui/painter.h"

// The frame around a board, the same for every family: a rim, and a darker lip below it.

namespace tessera {

float rim_of(float cell);  // width around a board with cells of this size
Point lip_of(const Painter& painter, float cell);
Color lip_color(const Theme& theme);

// Returns what the frame around cells of this size leaves of a rectangle for the board.
Rect inside_frame(const Painter& painter, const Rect& rect, float cell);

// Draws the frame of a rectangular board and fills it.
void draw_framed(Painter& painter, const Rect& board, float cell, Color ground);

}  // namespace tessera
