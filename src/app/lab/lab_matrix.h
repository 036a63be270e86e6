#pragma once

#include "app/lab/lab.h"
#include "app/lab/matrix_view.h"
#include "app/ui/widgets.h"

namespace tessera {

// The matrix of the search in place of its tree: options as rows, items as columns, and for each item the ring of links
// that its options hang on. What is taken out stays where it is, and the links close over it.
void draw_matrix(Lab& lab, const MatrixView& matrix, Ui& ui, const Rect& area);

}  // namespace tessera
