#pragma once

#include "app/lab/pictures/lab_memory.h"

namespace tessera {

// Draws the search tree. A press shows the position on the table, a second press folds or unfolds its
// subtree, a drag pans.
void draw_tree(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area);

// The look of a node: a coloured dot, a diamond (solution) or a lantern (folded subtree).
enum class TreeSign { to_solution, solution, dead_end, folded, other };

// For the legend.
void draw_tree_sign(Ui& ui, Point place, TreeSign sign);

}  // namespace tessera
