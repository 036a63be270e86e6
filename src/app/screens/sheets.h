#pragma once

#include "app/screens/screens.h"

namespace tessera {

inline constexpr int import_question = 500;  // question for the file of games to import

// Draws the sheet over the screen, if any; returns true if the player closed it.
bool draw_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& window);

}  // namespace tessera
