#pragma once

#include "app/lab/lab_screen.h"

namespace tessera {

// A beam in place of its tree: the best positions of the layer at the place as small boards, each with its cost. A press
// goes to one.
void draw_layer(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area);

}  // namespace tessera
