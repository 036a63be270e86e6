#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

#include <string>

namespace tessera {

// How the open game is played. `report` is copied where a fault is to be told of.
void draw_help(GameController& controller, Ui& ui, const Rect& screen, const std::string& report);

}  // namespace tessera
