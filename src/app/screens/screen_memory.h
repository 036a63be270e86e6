#pragma once

#include "app/game/game_controller.h"
#include "app/screens/home_screen.h"

namespace tessera {

// Choices of the player on the screens that do not belong to a game.
struct ScreenMemory {
    HomeChoice home;
    bool shares_moves = false;
    PaperChoice paper;
    int months_back = 0;  // from this month back to the one in the calendar
};

}  // namespace tessera
