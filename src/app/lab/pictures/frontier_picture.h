#pragma once

#include "app/lab/pictures/lab_memory.h"

namespace tessera {

// Draws a search that stores its states: for each f or distance a bar of closed states with the open ones on
// top. In a bidirectional search the start's bars are on the left, the goal's on the right.
void draw_frontier(Lab& lab, Ui& ui, const Rect& area);

}  // namespace tessera
