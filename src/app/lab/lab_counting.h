#pragma once

#include "app/lab/lab_screen.h"

namespace tessera {

// Counting on frontiers, which has no tree: how many states there are once so many cells are covered. A press or a drag
// goes to the layer.
void draw_counting(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area);

// The same in the timeline's line, step by step.
void draw_counting_line(const Lab& lab, Ui& ui, const Rect& area);

}  // namespace tessera
