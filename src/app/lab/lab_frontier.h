#pragma once

#include "app/lab/lab_screen.h"

namespace tessera {

// A* in place of its tree: for each f how many states are closed (below) and open (above them) at the place shown.
void draw_frontier(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area);

// "12 open, 30 closed, least f open 14", for the line above and for those who listen.
Sentence frontier_words(const FrontierCounts& counts);

}  // namespace tessera
