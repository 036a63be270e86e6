#pragma once

#include "app/lab/lab_screen.h"

namespace tessera {

// The search at once, with the place in it: a press or a drag goes there.
void draw_timeline(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area);

// Play, steps, speed.
void draw_controls(Lab& lab, LabScreen& memory, Ui& ui, const Rect& bar);

}  // namespace tessera
