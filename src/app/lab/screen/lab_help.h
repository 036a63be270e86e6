#pragma once

#include "app/lab/replay/search_picture.h"

namespace tessera {

// Draws the sheet that explains a picture and lists the keys. Returns true if it was closed.
bool draw_help(Ui& ui, const LabHelp& page, const Rect& screen);

}  // namespace tessera
