#pragma once

#include "app/screens/screen_memory.h"
#include "app/ui/widgets.h"

namespace tessera {

// Draws all ways to share or save the open puzzle.
bool draw_share_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen);

}  // namespace tessera
