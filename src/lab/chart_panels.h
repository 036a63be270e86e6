#pragma once

#include "lab/chart_data.h"
#include "lab/plot/axis.h"
#include "lab/svg_plot.h"

#include <string>

namespace tessera {

// Area of a panel: the axis runs from left to right, rows go down from the top.
struct PanelFrame {
    double left = 0;
    double right = 0;
    double top = 0;
};

// Each returns its height.
double draw_rows(SvgWriter& svg, const ChartData& data, const PanelFrame& frame);
double draw_solved(SvgWriter& svg, const ChartData& data, const PanelFrame& frame);

// Returns the caption of an axis.
std::string axis_caption(const Axis& axis, LabMeasure measure);

}  // namespace tessera
