#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

#include <string>

namespace tessera {

// Draws the help for the open game. `report` is the text to copy for a bug report.
bool draw_help(GameController& controller, Ui& ui, const Rect& screen, const std::string& report);

}  // namespace tessera
