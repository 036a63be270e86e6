#pragma once

#include "app/lab/pictures/lab_memory.h"

namespace tessera {

// Draws annealing, which has no tree: potential, lowest potential so far and temperature over the steps, and
// the share of iterations that moved a piece. A press or drag seeks.
void draw_annealing(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area);

// Draws the board with all pieces in place of the table; overlaps are labelled with the number of pieces.
void draw_pile(const Lab& lab, Ui& ui, const Rect& area);

// Draws the chart in the low strip of the timeline.
void draw_annealing_line(const LabScreen& memory, Ui& ui, const Rect& area);

}  // namespace tessera
