#pragma once

#include "app/lab/screen/lab_screen.h"

namespace tessera {

// Draws an overview of the search with the current place; a press or drag seeks.
void draw_timeline(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area);

// Draws the buttons for playback, steps and speed.
void draw_controls(Lab& lab, LabScreen& memory, Ui& ui, const Rect& bar);

}  // namespace tessera
