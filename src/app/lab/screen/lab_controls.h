#pragma once

#include "app/lab/replay/lab.h"
#include "app/ui/widgets.h"

namespace tessera {

// Draws an overview of the search with the current place; a press or drag seeks.
void draw_timeline(Lab& lab, Ui& ui, const Rect& area);

// Draws the buttons for playback, steps and speed.
void draw_controls(Lab& lab, LabSheets& sheets, Ui& ui, const Rect& bar);

}  // namespace tessera
