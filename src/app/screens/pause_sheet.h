#pragma once

#include "app/screens/screen_memory.h"
#include "app/ui/widgets.h"

namespace tessera {

// Hides the board and stops the clock; has the checkpoints to come back to.
bool draw_pause_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen);

}  // namespace tessera
