#pragma once

#include "app/game/opening.h"
#include "app/game/playing.h"
#include "app/ui/column.h"

// The buttons of the card of a win.

namespace tessera {

// What the card has room for.
struct WinButtons {
    bool is_in_row = false;  // all of them
    bool is_tight = false;   // no room for words below icons

    // True if the ones below "Next puzzle" are icons with words; else restarting is an icon in the card's corner.
    bool are_icons() const { return !is_in_row && !is_tight; }
};

// Adds the buttons for the next puzzle, for sharing this one, for another like it and, among icons, for restarting.
void add_win_buttons(Column& rows, Playing& playing, Opening& opening, const WinButtons& buttons);

// Draws the button to restart in the card's corner, unless it is among the icons.
void draw_restart(Playing& playing, Ui& ui, const Rect& corner, const WinButtons& buttons);

}  // namespace tessera
