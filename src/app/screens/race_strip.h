#pragma once

#include "app/game/play/open_game.h"
#include "app/ui/widgets.h"

namespace tessera {

// Returns the height that the table reserves above its board for a race; 0: none.
float race_room(const OpenGame& game, const Rect& table);

// Draws the rival's board with how far it has come, above the player's board. It is in the second part of the page's program,
// as races are opened only once that is there.
void draw_race(const OpenGame& game, double now_ms, Ui& ui, const Rect& table);

}  // namespace tessera
