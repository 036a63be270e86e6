#pragma once

#include "app/screens/screens.h"

namespace tessera {

// The sheet that lies over the screen, if any.
void draw_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& window);

}  // namespace tessera
