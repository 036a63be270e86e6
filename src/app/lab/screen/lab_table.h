#pragma once

#include "app/lab/replay/lab.h"
#include "app/ui/input.h"
#include "app/ui/widgets.h"

namespace tessera {

// Draws the board as in the game with the choices of the search, unless the search's picture has a board of its own.
void draw_lab_table(Lab& lab, Ui& ui, const Rect& area);

// Turns and peels the picture of a board in space; all else on the table stays as the search has it.
void look_around(const Lab& lab, const InputEvent& event);

}  // namespace tessera
