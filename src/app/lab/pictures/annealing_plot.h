#pragma once

#include "app/lab/pictures/annealing_chart.h"
#include "app/ui/widgets.h"

namespace tessera {

// The areas of an annealing chart.
struct AnnealingLayout {
    Rect plot;   // potential and temperature
    Rect bars;   // moves made
    Rect whole;  // both and the gap between them
};

AnnealingLayout lay_out_annealing(Rect area);

// Draws potential, lowest potential so far and temperature over the steps, and below them the share of
// iterations that moved a piece.
void draw_annealing_plot(Ui& ui, const AnnealingChart& chart, const AnnealingLayout& layout, int step_count);

// Colours of the curves.
Color least_color(const Theme& theme);
Color heat_color(const Theme& theme);
Color made_color(const Theme& theme);

}  // namespace tessera
