#pragma once

#include "app/lab/lab_screen.h"

namespace tessera {

// What flags need above the timeline: nothing where there are none.
float room_for_flags(const Lab& lab);

// Flags on the timeline, which lies at `line`; a press goes to the place of one.
void draw_flags(Lab& lab, Ui& ui, const Rect& line);

// The sheet that lists the marks: to go there, to change the note, to remove it.
void draw_marks(Lab& lab, LabScreen& memory, Ui& ui, const Rect& screen);

}  // namespace tessera
