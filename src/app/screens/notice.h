#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

namespace tessera {

// Returns the height that a list leaves free at its bottom for the notice; 0 if there is none.
float notice_room(const Announcer& announcer, const Ui& ui, float screen_width);
// Returns where the notice is drawn, with its buttons; empty if there is none.
Rect notice_rect(GameController& controller, const Ui& ui, const Rect& screen);
void draw_notice(GameController& controller, Ui& ui, const Rect& screen);

}  // namespace tessera
