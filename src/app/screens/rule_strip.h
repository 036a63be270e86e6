#pragma once

#include "app/game/newcomers.h"
#include "app/game/opening.h"
#include "app/ui/widgets.h"

namespace tessera {

// The parts of the screen around the rule.
struct RuleRoom {
    Rect screen;
    Rect title;  // which the rule takes the place of; empty: it is over the table
    Rect table;
};

// Returns the height that the table reserves above its board for the rule, so that nothing moves when the
// rule disappears; 0: none.
float rule_room(const Newcomers& newcomers, Ui& ui, const RuleRoom& room);

// True if the rule is drawn: until the first move, for players new to the family, unless the notice stands there.
bool shows_rule(const Newcomers& newcomers, const Rect& notice, Ui& ui, const RuleRoom& room);

// Draws the rule above the board. A press opens Help.
void draw_rule(Newcomers& newcomers, Opening& opening, Ui& ui, const RuleRoom& room);

}  // namespace tessera
