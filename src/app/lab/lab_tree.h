#pragma once

#include "app/lab/lab_screen.h"

namespace tessera {

// The search tree: a press shows the position on the table, a press on it again folds what is below or shows it, a drag moves
// the tree.
void draw_tree(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area);

// How the tree shows a node: a dot in a colour, of a solution a diamond, of a folded part a lantern.
enum class TreeSign { to_solution, solution, dead_end, folded, other };

// For the legend.
void draw_tree_sign(Ui& ui, Point place, TreeSign sign);

}  // namespace tessera
