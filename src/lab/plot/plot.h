#pragma once

#include "lab/plot/axis.h"
#include "lab/plot/plot_canvas.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A labelled value; `share` is its place on a scale, from 0 to 1.
struct PlotTick {
    double share = 0;
    std::string text;
    bool is_strong = false;
};

std::vector<PlotTick> ticks_of(const Axis& axis);
// Returns about `count` even values from 0 to `most`, as texts of `text_of`.
std::vector<PlotTick> even_ticks(double most, int count, std::string (*text_of)(double) = mark_text);

// Distances between the parts of a chart.
struct PlotGaps {
    double tick = 12;       // from the area down to the middle of the numbers below it
    double caption = 32;    // from the area down to the middle of the caption
    double level = 8;       // from the area to the numbers beside it
    double crowd = -1;      // least distance of two numbers below the area; negative: all are drawn
    double least_bar = 1;   // length of a bar for a value near zero
    double beyond_box = 0;  // by which a median exceeds its box on either side
    bool centres_caption = true;
};

// Quartiles as shares of the horizontal scale.
struct PlotBox {
    double low = 0;
    double median = 0;
    double high = 0;
};

// A chart in an area of a canvas: axes with numbers, and marks at shares of its two scales.
class Plot {
public:
    Plot(PlotCanvas& canvas, const PlotArea& area, const PlotGaps& gaps)
        : canvas_(canvas), area_(area), gaps_(gaps) {}

    double x_of(double share) const { return area_.left + share * area_.width(); }
    double y_of(double share) const { return area_.top + area_.height() * (1 - share); }

    // Vertical lines with numbers below, and the caption below those.
    void draw_axis(const std::vector<PlotTick>& ticks, std::string_view caption);
    void draw_names(const std::vector<PlotTick>& ticks);   // numbers below, without lines
    void draw_levels(const std::vector<PlotTick>& ticks);  // horizontal lines with numbers on the left
    void draw_right_numbers(const std::vector<PlotTick>& ticks);
    void draw_caption(std::string_view caption);

    // Horizontal marks in a row between two heights.
    void draw_bar(double share, double top, double bottom, const PlotMark& mark);
    void draw_box(const PlotBox& box, double top, double bottom, int series);

    // Draws a bar from one share of the vertical scale up to another. It is never lower than `least_bar`.
    void draw_column(double left, double right, double from, double to, int series);

    // Draws a curve that rises by one of `most` at each share of the horizontal scale. Precondition: `shares`
    // is sorted.
    void draw_stair(const std::vector<double>& shares, int most, const PlotMark& mark);

private:
    double draw_name(const PlotTick& tick, double free);  // if it fits past `free`; returns where it ends

    PlotCanvas& canvas_;
    PlotArea area_;
    PlotGaps gaps_;
};

}  // namespace tessera
