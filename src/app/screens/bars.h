#pragma once

#include "app/game/list/statistics.h"
#include "app/ui/column.h"

#include <optional>

namespace tessera {

// Draws a bar of which a share, 0 to 1, has the colour.
void draw_share(Ui& ui, Rect rect, float share, Color color);
// Draws how much of something is solved.
void draw_progress(Ui& ui, const Rect& rect, int solved, int count);

// Adds a bar for each class of times, with its limits and count; `own_ms` is the time whose bar stands out.
void add_time_bars(Column& rows, const TimeCounts& counts, std::optional<double> own_ms);

}  // namespace tessera
