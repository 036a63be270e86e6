#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

namespace tessera {

// The bar over the table: home, title, how far the game is, and what is not part of play.
struct TopBar {
    Rect rect;
    bool has_row_of_title =
        false;  // title and state stand below the buttons, where there is no room between them
    bool has_captions = false;
    bool hides_title = false;  // a card lies over it
};

inline constexpr float title_row_height = touch_side + 2;  // a finger's place and a line around it

void draw_top(GameController& controller, Ui& ui, const TopBar& top);

}  // namespace tessera
