#include "app/lab/pictures/annealing_plot.h"

#include "app/lab/plot/screen_plot.h"
#include "base/index.h"
#include "lab/plot/plot.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tessera {

namespace {

constexpr float scale_width = 30;  // for the numbers beside the plot
constexpr float axis_height = 22;
constexpr float most_x_marks = 5;

// Series of the chart: indices of series_colors().
constexpr int potential_series = 0;
constexpr int least_series = 1;
constexpr int heat_series = 2;
constexpr int made_series = 3;

std::vector<Color> series_colors(const Theme& theme) {
    return {mix(theme.surface, theme.text, 0.7F), least_color(theme), heat_color(theme), made_color(theme)};
}

PlotGaps annealing_gaps() {
    PlotGaps gaps;
    gaps.tick = 13;
    gaps.level = 5;
    return gaps;
}

class AnnealingPen {
public:
    AnnealingPen(Ui& ui, const AnnealingChart& chart, const AnnealingLayout& layout)
        : painter_(ui.painter),
          canvas_(ui.painter, series_colors(ui.theme())),
          chart_(chart),
          layout_(layout),
          plot_(canvas_, plot_area(layout.plot), annealing_gaps()),
          bars_(canvas_, plot_area(layout.bars), annealing_gaps()) {}

    void draw_potential() {
        constexpr double half_line = 0.75;
        const double width = std::max(x_of(1) - x_of(0), 1.5);
        int before = -1;
        for (int index = 0; index < int_size(chart_.columns); ++index) {
            const AnnealingColumn& column = at(chart_.columns, index);
            if (column.high >= 0) {
                const int low = before < 0 ? column.low : std::min(column.low, before);
                const int high = std::max(column.high, before);
                canvas_.rect(
                    {x_of(index), y_of(high) - half_line, x_of(index) + width, y_of(low) + half_line},
                    {PlotRole::column, potential_series});
            }
            before = column.last;
        }
    }

    void draw_least() {
        std::vector<PlotPoint> way;
        for (int index = 0; index < int_size(chart_.columns); ++index) {
            const AnnealingColumn& column = at(chart_.columns, index);
            if (column.least >= 0) {
                add_stair(way, {x_of(index), y_of(column.least)});
            }
        }
        draw_way(way, least_series);
    }

    // Temperatures above the scale leave the plot.
    void draw_temperature() {
        std::vector<PlotPoint> way;
        for (int index = 0; index < int_size(chart_.columns); ++index) {
            const double beta = at(chart_.columns, index).beta;
            if (beta * chart_.hottest >= 1) {
                way.push_back({x_of(index), plot_.y_of(1 / beta / chart_.hottest)});
            }
        }
        draw_way(way, heat_series);
    }

    void draw_restarts() {
        for (int index = 0; index < int_size(chart_.columns); ++index) {
            if (at(chart_.columns, index).has_restart) {
                const auto x = static_cast<float>(x_of(index));
                for (float y = layout_.plot.y; y < layout_.plot.bottom(); y += 8) {
                    painter_.line({x, y}, {x, y + 4}, painter_.theme().quiet, 1.5F);
                }
            }
        }
    }

    void draw_made() {
        const auto count = static_cast<double>(chart_.made.size());
        for (int window = 0; window < int_size(chart_.made); ++window) {
            const double share = at(chart_.made, window);
            if (share > 0) {
                const double left = bars_.x_of(window / count);
                const double right = std::max(bars_.x_of((window + 1) / count) - 1, left + 1);
                bars_.draw_column(left, right, 0, share, made_series);
            }
        }
    }

    // Draws level lines with numbers: potential on the left, temperature and share of moves on the right.
    void draw_scales() {
        const int count = layout_.plot.height > 90 ? 4 : 2;
        plot_.draw_levels(even_ticks(chart_.most_potential, count, readable_number));
        plot_.draw_right_numbers({{0, readable_number(0)},
                                  {0.5, readable_number(chart_.hottest / 2)},
                                  {1, readable_number(chart_.hottest)}});
        bars_.draw_levels({{0, ""}, {1, ""}});
        bars_.draw_right_numbers({{1, "100%"}, {0, "0"}});
    }

    // Draws the axis of steps, below both plots.
    void draw_steps(int step_count) {
        constexpr double tick_length = 4;
        const float room = std::max(layout_.whole.width / 80, 1.0F);
        const auto ticks = even_ticks(step_count, static_cast<int>(std::min(room, most_x_marks)));
        for (const PlotTick& tick : ticks) {
            const double x = bars_.x_of(tick.share);
            canvas_.line({x, bars_.y_of(0)}, {x, bars_.y_of(0) + tick_length}, {PlotRole::tick});
        }
        bars_.draw_names(ticks);
    }

private:
    double x_of(int column) const { return plot_.x_of(column / static_cast<double>(chart_.columns.size())); }
    double y_of(int potential) const {
        return plot_.y_of(potential / static_cast<double>(std::max(chart_.most_potential, 1)));
    }
    static void add_stair(std::vector<PlotPoint>& way, PlotPoint next) {
        if (!way.empty() && way.back().y != next.y) {
            way.push_back({next.x, way.back().y});
        }
        way.push_back(next);
    }
    void draw_way(std::vector<PlotPoint>& way, int series) {
        if (!way.empty()) {
            way.push_back({plot_.x_of(1), way.back().y});
            canvas_.curve(way, {PlotRole::curve, series});
        }
    }

    Painter& painter_;
    ScreenPlot canvas_;
    const AnnealingChart& chart_;
    AnnealingLayout layout_;
    Plot plot_;  // potential and temperature
    Plot bars_;  // moves made
};

}  // namespace

Color least_color(const Theme& theme) {
    return theme.good;
}
Color heat_color(const Theme& theme) {
    return theme.bad;
}
Color made_color(const Theme& theme) {
    return mix(theme.surface, theme.accent, 0.6F);
}

AnnealingLayout lay_out_annealing(Rect area) {
    area = area.inset(6);
    area.take_bottom(axis_height);
    area.take_top(8);
    area.take_left(scale_width);
    area.take_right(scale_width + 4);
    AnnealingLayout layout;
    layout.whole = area;
    layout.bars = area.take_bottom(area.height * 0.26F);
    area.take_bottom(16);
    layout.plot = area;
    return layout;
}

void draw_annealing_plot(Ui& ui, const AnnealingChart& chart, const AnnealingLayout& layout, int step_count) {
    AnnealingPen pen(ui, chart, layout);
    pen.draw_scales();
    pen.draw_steps(step_count);
    pen.draw_restarts();
    pen.draw_made();
    pen.draw_potential();
    pen.draw_least();
    pen.draw_temperature();
}

}  // namespace tessera
