#pragma once

#include "app/lab/pictures/lab_memory.h"
#include "app/lab/replay/cutting_words.h"

namespace tessera {

// Draws a random cut, which has no tree: its seed, its progress, and the size of each piece so far, with the
// bounds on piece size.
void draw_cutting(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area);

// Draws the board with the growing pieces in place of the table.
void draw_cut_board(const Lab& lab, Ui& ui, const Rect& area);

// Draws in the timeline's strip how much is covered after each step, and where pieces were given up.
void draw_cutting_line(const Lab& lab, Ui& ui, const Rect& area);

}  // namespace tessera
