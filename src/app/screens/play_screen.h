#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

namespace tessera {

// The table with its bars, and the card of a hint, a search or a win. Lays the table out and draws it.
void draw_play(GameController& controller, Ui& ui, const Rect& screen);

}  // namespace tessera
