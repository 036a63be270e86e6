#pragma once

#include "base/svg.h"
#include "lab/axis.h"
#include "lab/chart_data.h"

namespace tessera {

// Area of a panel: the axis runs from left to right, rows go down from the top.
struct PanelFrame {
    double left = 0;
    double right = 0;
    double top = 0;
};

inline constexpr int chart_colour_count = 8;  // classes c0 to c7 of the style sheet
std::string colour_class(int engine_number);

double width_of_text(std::string_view text);  // approximate, in the chart's font

// Each returns its height.
double draw_rows(SvgWriter& svg, const ChartData& data, const PanelFrame& frame);
double draw_solved(SvgWriter& svg, const ChartData& data, const PanelFrame& frame);

// Draws lines at the marks of the axis, their numbers below, and the caption.
void draw_axis(SvgWriter& svg, const Axis& axis, const PanelFrame& frame, double bottom,
               std::string_view caption);

}  // namespace tessera
