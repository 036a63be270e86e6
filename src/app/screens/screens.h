#pragma once

#include "app/game/game_controller.h"
#include "app/screens/screen_memory.h"
#include "app/ui/widgets.h"

namespace tessera {

// Draws the window: a screen, the notice, and the sheet over them. `safe` is the part not hidden by notches.
void draw_screens(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& window,
                  const Rect& safe);

}  // namespace tessera
