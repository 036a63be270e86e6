#pragma once

#include "app/lab/pictures/lab_memory.h"

namespace tessera {

// Draws counting on frontiers, which has no tree: the number of states by covered cells. A press or drag
// seeks to a layer.
void draw_counting(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area);

// The same in the timeline's strip, step by step.
void draw_counting_line(const Lab& lab, Ui& ui, const Rect& area);

}  // namespace tessera
