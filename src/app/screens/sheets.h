#pragma once

#include "app/screens/screens.h"

namespace tessera {

inline constexpr int import_question = 500;  // the file of games that the player chose to take in

// The sheet that lies over the screen, if any.
void draw_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& window);

}  // namespace tessera
