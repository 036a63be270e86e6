#pragma once

#include "app/screens/home_screen.h"

namespace tessera {

// What the screens remember of the player's choices that is no part of a game.
struct ScreenMemory {
    HomeChoice home;
    bool shares_moves = false;
    PaperChoice paper;
    int months_back = 0;  // from this month to the one that the calendar shows
};

// The window: a screen, the notice, and the sheet over them. `safe` is the part that no notch hides.
void draw_screens(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& window,
                  const Rect& safe);

}  // namespace tessera
