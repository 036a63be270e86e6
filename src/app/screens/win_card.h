#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

namespace tessera {

// Draws the card of a puzzle that the player has solved, in the middle of the dimmed table, once its items
// have answered; nothing if there is none.
void draw_win(GameController& controller, Ui& ui, const Rect& table);

}  // namespace tessera
