#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

namespace tessera {

// All ways for the open puzzle to leave the program.
void draw_share(GameController& controller, Ui& ui, const Rect& screen, bool& shares_moves);

}  // namespace tessera
