#pragma once

#include "app/families/polyomino/view.h"

// What a hint shows beside the cells that it lights: placements laid in thought, pieces that have to go, and
// placements that are crossed out one after the other, as in a lecture.

namespace tessera {

void begin_marks(PolyominoView& view, const PolyominoSession& session);  // of a step that has just been lit
bool is_crossing_out(const PolyominoView& view, double now_ms);
void draw_marks(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
                const Scene& scene);

}  // namespace tessera
