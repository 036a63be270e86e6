#pragma once

#include "app/lab/pictures/lab_memory.h"

namespace tessera {

// Draws the best positions of a beam's current layer as small boards with their costs. A press seeks to one.
void draw_layer(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area);

}  // namespace tessera
