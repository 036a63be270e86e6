#pragma once

#include "app/lab/lab_screen.h"

namespace tessera {

// A search that stores its states in place of its tree: for each f or distance how many of them are closed (below) and
// open (above them) at the place shown; of both ends the start's at the left, the goal's at the right.
void draw_frontier(Lab& lab, Ui& ui, const Rect& area);

}  // namespace tessera
