#pragma once

#include "app/game/list/win.h"
#include "app/ui/widgets.h"

namespace tessera {

// Draws the stars or the medal of a game that was won.
void draw_award(Ui& ui, const Rect& place, const OpenGame& game, double now_ms);

}  // namespace tessera
