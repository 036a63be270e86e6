#pragma once

#include "app/lab/replay/lab.h"
#include "app/ui/widgets.h"

namespace tessera {

// Draws over the table: the placement that a step refuses, the number of ways to cover each open cell, and a
// ring round the cell that is branched on next.
void draw_choices(const Lab& lab, Ui& ui);

}  // namespace tessera
