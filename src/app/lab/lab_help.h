#pragma once

#include "app/ui/widgets.h"

namespace tessera {

// The sheet that says what the tree, or the chart of what has none, shows and which keys there are; true: it was
// closed.
enum class HelpOf { tree, annealing, counting };
bool draw_help(Ui& ui, HelpOf what, const Rect& screen);

}  // namespace tessera
