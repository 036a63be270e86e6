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

// Adds the button for the next puzzle and those for sharing this one, for one like it and, among icons, for restarting.
// web/split.mjs knows it by its last parameter.
void add_win_buttons(Column& rows, Playing& playing, Opening& opening, const WinButtons& buttons);

// Draws the button to restart, if it is not among those.
void draw_restart(Playing& playing, Ui& ui, const Rect& corner, const WinButtons& buttons);

}  // namespace tessera
