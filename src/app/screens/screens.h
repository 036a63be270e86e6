#pragma once

#include "app/screens/home_screen.h"

namespace tessera {

// Choices of the player on the screens that do not belong to a game.
struct ScreenMemory {
    HomeChoice home;
    bool shares_moves = false;
    PaperChoice paper;
    int months_back = 0;  // from this month back to the one in the calendar
};

// Draws the window: a screen, the notice, and the sheet over them. `safe` is the part not hidden by notches.
void draw_screens(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& window,
                  const Rect& safe);

}  // namespace tessera
