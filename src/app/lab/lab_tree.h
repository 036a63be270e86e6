#pragma once

#include "app/lab/lab_screen.h"

namespace tessera {

// The search tree: a press shows the position on the table, a press on it again folds what is below or shows it, a drag moves
// the tree.
void draw_tree(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area);

// A node as the tree shows it, for its legend.
void draw_tree_sign(Ui& ui, Point place, bool leads_to_solution, bool is_folded);

}  // namespace tessera
