#pragma once

#include "app/ui/widgets.h"

#include <optional>
#include <vector>

namespace tessera {

// Draws a dot for each puzzle of a day, on the day's disc of this radius: a ring, filled if the puzzle is solved, with gold for
// three stars (see day_stars()).
void draw_day_dots(Ui& ui, Point middle, const std::vector<std::optional<int>>& stars, float disc,
                   Color open);

// Draws in one line what the dots mean: those of solved puzzles on the colour of solved days.
void draw_legend_of_dots(Ui& ui, const Rect& row);

}  // namespace tessera
