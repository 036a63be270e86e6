#pragma once

#include "app/lab/lab_screen.h"

namespace tessera {

// What of a search can be kept as a file: what the window shows, the tree, the steps, the tree as a search log.
void draw_save(const Lab& lab, LabScreen& memory, Ui& ui, const Rect& screen);

}  // namespace tessera
