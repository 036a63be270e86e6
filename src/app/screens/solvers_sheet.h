#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

namespace tessera {

bool draw_solvers(GameController& controller, Ui& ui, const Rect& screen);

}  // namespace tessera
