#pragma once

#include "app/ui/widgets.h"

namespace tessera {

// The sheet that says what the tree, or the chart of annealing, shows and which keys there are; true: it was closed.
bool draw_help(Ui& ui, bool has_annealing, const Rect& screen);

}  // namespace tessera
