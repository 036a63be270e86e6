#pragma once

#include "app/lab/replay/lab.h"
#include "app/ui/widgets.h"

namespace tessera {

// Returns the height that flags need above the timeline; 0 if there are none.
float room_for_flags(const Lab& lab);

// Draws flags on the timeline at `line`; a press on one seeks to its place.
void draw_flags(Lab& lab, Ui& ui, const Rect& line);

// Draws the list of marks, with buttons to seek, edit the note, and remove.
void draw_marks(Lab& lab, LabSheets& sheets, Ui& ui, const Rect& screen);

}  // namespace tessera
