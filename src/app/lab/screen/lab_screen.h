#pragma once

#include "app/lab/pictures/lab_memory.h"

namespace tessera {

// Draws the window: table, tree, sentence of the step, timeline, buttons. `safe` is the area without notches.
void draw_lab(Lab& lab, LabScreen& memory, Ui& ui, const Rect& window, const Rect& safe);

}  // namespace tessera
