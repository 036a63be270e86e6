#pragma once

#include "lab/record/recorded_search.h"
#include "lab/record/tree_layout.h"

#include <string>

namespace tessera {

// The tree as an SVG drawing that follows the reader's light or dark colours: what is open as nodes with their labels, all
// else as lanterns with the number of their nodes. What leads to a solution is green, what failed is red.
std::string tree_picture_of(const RecordedSearch& search, const OpenNodes& open);

}  // namespace tessera
