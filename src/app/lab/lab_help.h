#pragma once

#include "app/ui/widgets.h"

namespace tessera {

// The sheet that says what the tree shows and which keys there are; true: it was closed.
bool draw_help(Ui& ui, const Rect& screen);

}  // namespace tessera
