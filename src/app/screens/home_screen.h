#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

#include <string_view>

namespace tessera {

// All puzzles; `family` is the one whose levels are shown.
void draw_home(GameController& controller, Ui& ui, const Rect& screen, std::string_view& family);

}  // namespace tessera
