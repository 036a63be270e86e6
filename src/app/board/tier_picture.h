#pragma once

#include "app/ui/painter.h"

namespace tessera {

// Draws the difficulty of a choice of tier_choices: a dot for each tier up to this one, and faint ones for the others.
void draw_tier_dots(Painter& painter, int choice, const Rect& rect);

// The same as the picture of a line of a maker's sheet.
template <class Params>
void draw_tier(Painter& painter, const Params& /*params*/, int choice, const Rect& rect) {
    draw_tier_dots(painter, choice, rect);
}

}  // namespace tessera
