#pragma once

#include "app/game/playing.h"
#include "app/ui/widgets.h"

namespace tessera {

// Returns the height that a list leaves free at its bottom for the notice; 0 if there is none.
float notice_room(const Announcer& announcer, const Ui& ui, float screen_width);
// Returns where the notice is drawn, with its buttons; empty if there is none.
Rect notice_rect(const Playing& playing, const Ui& ui, const Rect& screen);
// Returns true if its button was pressed.
bool draw_notice(Playing& playing, Ui& ui, const Rect& screen);

}  // namespace tessera
