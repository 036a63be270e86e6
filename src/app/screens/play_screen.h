#pragma once

#include "app/game/game_controller.h"
#include "app/screens/screen_memory.h"
#include "app/ui/widgets.h"

namespace tessera {

// Lays out and draws the table with its bars, and the card of a hint, a search or a win.
void draw_play(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen);

}  // namespace tessera
