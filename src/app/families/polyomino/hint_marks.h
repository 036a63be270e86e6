#pragma once

#include "app/families/polyomino/view.h"

// Marks of a hint besides the lit cells: tentative placements, pieces to take back, and placements crossed
// out one after the other.

namespace tessera {

void begin_marks(PolyominoView& view, const PolyominoSession& session);  // call after a step has been lit
bool is_crossing_out(const PolyominoView& view, double now_ms);
void draw_marks(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
                const Scene& scene);

}  // namespace tessera
