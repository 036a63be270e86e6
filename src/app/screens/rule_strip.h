#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

namespace tessera {

// What the table keeps free above its board for the rule, so that nothing moves when that goes; 0: nothing.
float rule_room(const GameController& controller, Ui& ui, const Rect& table);

// The rule of a family to whoever has not played it yet, above the board, until the first move. A press leads to Help.
void draw_rule(GameController& controller, Ui& ui, const Rect& table);

}  // namespace tessera
