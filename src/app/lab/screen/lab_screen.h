#pragma once

#include "app/lab/replay/lab.h"
#include "app/ui/widgets.h"

namespace tessera {

// View state of the lab's screen; what belongs to one search is in its SearchPicture.
struct LabScreen {
    LabSheets sheets;
    bool wants_race = false;     // requested since the last frame
    bool wants_picture = false;  // to be taken once no sheet is open
};

// Draws the window: table, picture of the search, sentence of the step, timeline, buttons. `safe` is the area
// without notches.
void draw_lab(Lab& lab, LabScreen& memory, Ui& ui, const Rect& window, const Rect& safe);

}  // namespace tessera
