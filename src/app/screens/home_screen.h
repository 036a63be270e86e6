#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

#include <string_view>

namespace tessera {

// Whose levels the list shows, and which chapter of them.
struct HomeChoice {
    std::string_view family = Polyomino::id;
    int chapter = 0;
};

// All puzzles.
void draw_home(GameController& controller, Ui& ui, const Rect& screen, HomeChoice& choice);

}  // namespace tessera
