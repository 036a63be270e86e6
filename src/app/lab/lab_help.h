#pragma once

#include "app/lab/lab.h"
#include "app/ui/widgets.h"

namespace tessera {

// The sheet that says what the tree, or what stands in its place, shows and which keys there are; true: it was closed.
bool draw_help(Ui& ui, const Lab& lab, const Rect& screen);

}  // namespace tessera
