#pragma once

#include "app/lab/cutting_words.h"
#include "app/lab/lab_screen.h"

namespace tessera {

// A random cut in place of a tree: its seed, how much of it there is, and how large each piece is so far, between the
// fewest and the most cells.
void draw_cutting(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area);

// The board with the pieces as they grow, in place of the table.
void draw_cut_board(const Lab& lab, Ui& ui, const Rect& area);

// In the timeline's line: how much of the board is covered after each step, and where pieces were given up.
void draw_cutting_line(const Lab& lab, Ui& ui, const Rect& area);

}  // namespace tessera
