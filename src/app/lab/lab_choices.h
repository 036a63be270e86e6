#pragma once

#include "app/lab/lab.h"
#include "app/ui/widgets.h"

namespace tessera {

// Over the table: the placement that a step refuses, and in how many ways each open cell can be covered, the cell that is
// decided next in a ring.
void draw_choices(const Lab& lab, Ui& ui);

}  // namespace tessera
