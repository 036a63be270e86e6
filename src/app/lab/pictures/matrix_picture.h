#pragma once

#include "app/lab/pictures/matrix_view.h"
#include "app/lab/replay/lab.h"
#include "app/ui/widgets.h"

namespace tessera {

// Draws the exact cover matrix in place of the tree: options as rows, items as columns, and for each item the
// ring of links through its options. Removed options keep their place; the links close over them.
void draw_matrix(Lab& lab, const MatrixView& matrix, Ui& ui, const Rect& area);

}  // namespace tessera
