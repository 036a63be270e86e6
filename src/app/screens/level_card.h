#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

namespace tessera {

// Draws the card of a level of the list, and opens the level if it was pressed.
void draw_level_card(GameController& controller, Ui& ui, int index, const Rect& rect);
// Registers a card outside the screen, for screen readers.
void add_unseen_card(GameController& controller, Ui& ui, int index, const Rect& rect);

}  // namespace tessera
