#pragma once

#include "app/screens/screen_memory.h"
#include "app/ui/widgets.h"

namespace tessera {

// Draws the choice of the levels that the list shows.
bool draw_filter_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen);

}  // namespace tessera
