#pragma once

#include "app/board/tray_view.h"

// What a hint rules out is crossed out one after the other, as in a lecture.

namespace tessera {

// How far the crossing out of one of so many has come, 0 (not begun) to 1.
float crossing_progress(const TrayView& view, int index, int count, double now_ms);
// Whether the last of so many has not been crossed out yet, or what is lit has not been shown at all.
bool is_crossing_out(const TrayView& view, int count, double now_ms);

void draw_cross(Painter& painter, const Rect& rect, float share, Color color);

}  // namespace tessera
