#pragma once

#include "lab/record/recorded_search.h"
#include "lab/record/tree_layout.h"

#include <string>

namespace tessera {

// Draws the tree as SVG in the reader's light or dark colours: open nodes with their labels, folded subtrees
// as lanterns labelled with their node count. Paths to solutions are green, failed parts red.
std::string tree_picture_of(const RecordedSearch& search, const OpenNodes& open);

}  // namespace tessera
