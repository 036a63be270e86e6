#pragma once

#include "app/lab/pictures/tree_view.h"
#include "app/lab/replay/lab.h"

namespace tessera {

// Draws the visible nodes of the tree and the lines between them.
void draw_spots(const Lab& lab, const TreeView& tree, Ui& ui, const Rect& area);

// Explains the looks of nodes, and the keys.
LabHelp tree_help();

}  // namespace tessera
