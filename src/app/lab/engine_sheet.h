#pragma once

#include "app/lab/lab_screen.h"

namespace tessera {

// The sheet of engines; below them what the one at work can go by.
void draw_engines(Lab& lab, LabScreen& memory, Ui& ui, const Rect& screen);

}  // namespace tessera
