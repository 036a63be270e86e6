#pragma once

#include "app/lab/lab_screen.h"

namespace tessera {

// Annealing in place of a tree: the potential, the least so far and the temperature over the steps, and how many
// iterations moved a piece. A press or a drag goes to the place.
void draw_annealing(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area);

// The board with all pieces where they lie, in place of the table; where pieces overlap, how many there are.
void draw_pile(const Lab& lab, Ui& ui, const Rect& area);

// The same as the chart in the timeline's line, which is low.
void draw_annealing_line(const LabScreen& memory, Ui& ui, const Rect& area);

}  // namespace tessera
