#pragma once

#include "app/lab/pictures/tree_view.h"
#include "app/lab/replay/lab.h"

namespace tessera {

// The look of a node: a coloured dot, a diamond (solution) or a lantern (folded subtree).
enum class TreeSign { to_solution, solution, dead_end, folded, other };

// In a search that stores states no node is a dead end: a leaf may still be expanded.
TreeSign sign_of(const SearchRecord& record, const TreeSpot& spot);

// Draws the visible nodes of the tree and the lines between them.
void draw_spots(const Lab& lab, const TreeView& tree, Ui& ui, const Rect& area);

// Explains the looks of nodes, and the keys.
LabHelp tree_help();

}  // namespace tessera
