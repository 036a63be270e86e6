#pragma once

#include "app/lab/replay/lab.h"
#include "app/ui/widgets.h"

namespace tessera {

// Draws the sheet that explains the tree or chart and lists the keys. Returns true if it was closed.
bool draw_help(Ui& ui, const Lab& lab, const Rect& screen);

}  // namespace tessera
