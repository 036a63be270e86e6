#pragma once

#include "app/families/polyomino/view.h"

#include <vector>

// Marks of a hint besides the lit cells: tentative placements and then the placements crossed out, one after the other,
// pieces to take back, and the veil over everything else.

namespace tessera {

void begin_marks(PolyominoView& view, const PolyominoSession& session);  // call after a step has been lit
// True until all marks are shown.
bool is_marking(const PolyominoView& view, double now_ms);
// Returns how many of the tentative placements are shown by then.
int laid_by(const PolyominoView& view, double now_ms);
// Returns the cells of the lit hint: those that the placement which is crossed out now would fail at, if they differ.
// Precondition: a hint is lit.
const std::vector<Cell>& lit_cells(const PolyominoView& view);
// True if those cells could not be covered, rather than being the reason.
bool shows_fault(const PolyominoView& view);
// The cells that stay bright: those of the hint, and those of pieces that it names, lays or takes back.
Grid<bool> bright_cells(const PolyominoView& view, const PolyominoSession& session);
void dim_board(Painter& painter, const PolyominoView& view,
               const PolyominoSession& session);  // the other cells
void draw_marks(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
                const Scene& scene);

}  // namespace tessera
