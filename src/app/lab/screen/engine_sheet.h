#pragma once

#include "app/lab/replay/lab.h"
#include "app/ui/widgets.h"

namespace tessera {

// Draws the list of engines and, below it, the heuristics of the selected one.
void draw_engines(Lab& lab, LabSheets& sheets, Ui& ui, const Rect& screen);

}  // namespace tessera
