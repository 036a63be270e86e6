#pragma once

#include "app/screens/screen_memory.h"
#include "app/ui/widgets.h"

namespace tessera {

// Draws what the player has solved in the list's family.
bool draw_statistics_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen);

}  // namespace tessera
