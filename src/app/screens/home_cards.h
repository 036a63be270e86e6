#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

#include <string_view>

namespace tessera {

// The cards above the families: games to continue, and the puzzles of the day.
float front_height(const Desk& desk, float width);
void draw_front(GameController& controller, Ui& ui, const Rect& area, std::string_view family);

}  // namespace tessera
