#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

namespace tessera {

// The card above the board: a hint, a search at work, or the end of a game.
float card_height(const GameController& controller, float screen_width);  // 0: there is none
void draw_card(GameController& controller, Ui& ui, const Rect& rect);

}  // namespace tessera
