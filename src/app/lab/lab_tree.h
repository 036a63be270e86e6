#pragma once

#include "app/lab/lab_screen.h"

namespace tessera {

// The search tree: a press shows the position on the table, a press on it again folds what is below or shows it, a drag moves
// the tree.
void draw_tree(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area);

}  // namespace tessera
