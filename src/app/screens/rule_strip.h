#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

namespace tessera {

// Returns the height that the table reserves above its board for the rule, so that nothing moves when the
// rule disappears; 0: none.
float rule_room(const GameController& controller, Ui& ui, const Rect& table);

// Draws the rule above the board until the first move, for players new to the family, unless a notice stands there. A press
// opens Help.
void draw_rule(GameController& controller, Ui& ui, const Rect& table, const Rect& screen);

}  // namespace tessera
