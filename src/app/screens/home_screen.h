#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

#include <string_view>

namespace tessera {

// What the list shows.
struct HomeChoice {
    std::string_view family = Polyomino::id;
    int chapter = 0;
    bool hides_solved = false;
};

// Draws the list of all puzzles.
void draw_home(GameController& controller, Ui& ui, const Rect& screen, HomeChoice& choice);

}  // namespace tessera
