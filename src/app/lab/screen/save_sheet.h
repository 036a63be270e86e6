#pragma once

#include "app/lab/screen/lab_screen.h"

namespace tessera {

// Draws the sheet that saves a picture of the window, the tree, the steps, or the tree as a search log.
void draw_save(const Lab& lab, LabScreen& memory, Ui& ui, const Rect& screen);

}  // namespace tessera
