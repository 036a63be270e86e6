#pragma once

#include "app/board/tray_view.h"

// Animation of a hint that crosses out ruled-out placements one after the other.

namespace tessera {

// Returns the progress of crossing out item `index` of `count`, from 0 (not begun) to 1.
float crossing_progress(const TrayView& view, int index, int count, double now_ms);
// True while the last item has not been crossed out, or the lit hint has not been drawn yet.
bool is_crossing_out(const TrayView& view, int count, double now_ms);

void draw_cross(Painter& painter, const Rect& rect, float share, Color color);

}  // namespace tessera
