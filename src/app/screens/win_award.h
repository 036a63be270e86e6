#pragma once

#include "app/game/list/win.h"
#include "app/ui/widgets.h"

namespace tessera {

// Draws the stars or the medal of a game that was won.
void draw_award(Ui& ui, const Rect& place, const OpenGame& game, double now_ms);

// Scatters scraps of paper from the board over the table, off the card; `share` of their flight is over.
void draw_confetti(Ui& ui, const Rect& table, const Rect& board, const Rect& card, float share);

}  // namespace tessera
