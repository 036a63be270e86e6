#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

namespace tessera {

// Draws all ways to share or save the open puzzle.
bool draw_share(GameController& controller, Ui& ui, const Rect& screen, bool& shares_moves);

}  // namespace tessera
