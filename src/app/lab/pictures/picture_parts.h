#pragma once

#include "app/lab/replay/lab.h"

// Parts that the pictures share.

namespace tessera {

// Draws the buttons for help and for saving at the right end of a bar. Returns what is left of it.
Rect draw_sheet_buttons(LabSheets& sheets, Ui& ui, const Rect& bar);

// Draws a line of text and, at the right end, the button that leads back to the tree.
void draw_way_back(Lab& lab, Ui& ui, const Rect& bar, const Sentence& sentence);

// Draws the surface behind a picture.
void draw_ground(Ui& ui, const Rect& area);

// Adds a point as the fields x and y.
void write_point(Json& json, Point point);

}  // namespace tessera
