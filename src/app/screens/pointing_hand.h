#pragma once

#include "app/ui/painter.h"

namespace tessera {

// Draws a hand whose finger points at `tip`; it is smaller while it presses, with a ring around the tip.
void draw_pointing_hand(Painter& painter, const Point& tip, bool is_pressing);

}  // namespace tessera
