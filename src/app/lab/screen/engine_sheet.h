#pragma once

#include "app/lab/screen/lab_screen.h"

namespace tessera {

// Draws the list of engines and, below it, the heuristics of the selected one.
void draw_engines(Lab& lab, LabScreen& memory, Ui& ui, const Rect& screen);

}  // namespace tessera
