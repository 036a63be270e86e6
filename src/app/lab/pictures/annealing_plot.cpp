#include "app/lab/pictures/annealing_plot.h"

#include "base/index.h"
#include "lab/plot/axis.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tessera {

namespace {

constexpr float scale_width = 30;  // for the numbers beside the plot
constexpr float axis_height = 22;
constexpr float most_x_marks = 5;

class AnnealingPen {
public:
    AnnealingPen(Ui& ui, const AnnealingChart& chart, const AnnealingLayout& layout)
        : ui_(ui),
          chart_(chart),
          layout_(layout),
          width_(layout.plot.width / static_cast<float>(chart.columns.size())) {}

    void draw_potential(Color color) {
        int before = -1;
        for (int index = 0; index < int_size(chart_.columns); ++index) {
            const AnnealingColumn& column = at(chart_.columns, index);
            if (column.high >= 0) {
                const int low = before < 0 ? column.low : std::min(column.low, before);
                const int high = std::max(column.high, before);
                const float y = y_of(high) - 0.75F;
                ui_.painter.fill({x_of(index), y, std::max(width_, 1.5F), y_of(low) + 0.75F - y}, color);
            }
            before = column.last;
        }
    }

    void draw_least(Color color) {
        std::vector<Point> way;
        for (int index = 0; index < int_size(chart_.columns); ++index) {
            const AnnealingColumn& column = at(chart_.columns, index);
            if (column.least >= 0) {
                add_stair(way, {x_of(index), y_of(column.least)});
            }
        }
        draw_way(way, color);
    }

    // Temperatures above the scale leave the plot.
    void draw_temperature(Color color) {
        std::vector<Point> way;
        for (int index = 0; index < int_size(chart_.columns); ++index) {
            const double beta = at(chart_.columns, index).beta;
            if (beta * chart_.hottest >= 1) {
                way.push_back({x_of(index), heat_y(1 / beta)});
            }
        }
        draw_way(way, color);
    }

    void draw_restarts() {
        for (int index = 0; index < int_size(chart_.columns); ++index) {
            if (at(chart_.columns, index).has_restart) {
                for (float y = layout_.plot.y; y < layout_.plot.bottom(); y += 8) {
                    ui_.painter.line({x_of(index), y}, {x_of(index), y + 4}, ui_.theme().quiet, 1.5F);
                }
            }
        }
    }

    void draw_made(Color color) {
        const Rect& area = layout_.bars;
        const float width = area.width / static_cast<float>(chart_.made.size());
        for (int window = 0; window < int_size(chart_.made); ++window) {
            const double share = at(chart_.made, window);
            if (share > 0) {
                const float height = std::max(area.height * static_cast<float>(share), 1.0F);
                ui_.painter.fill({area.x + width * static_cast<float>(window), area.bottom() - height,
                                  std::max(width - 1, 1.0F), height},
                                 color);
            }
        }
    }

    // Draws level lines with numbers: potential on the left, temperature and share of moves on the right.
    void draw_scales() {
        for (const double mark : even_marks(chart_.most_potential, layout_.plot.height > 90 ? 4 : 2)) {
            draw_level(y_of(static_cast<int>(mark)));
            draw_number({layout_.plot.x - 5, y_of(static_cast<int>(mark))}, readable_number(mark),
                        Align::right);
        }
        for (const double mark : {0.0, chart_.hottest / 2, chart_.hottest}) {
            draw_number({layout_.plot.right() + 5, heat_y(mark)}, readable_number(mark), Align::left);
        }
        draw_level(layout_.bars.bottom());
        draw_level(layout_.bars.y);
        draw_number({layout_.bars.right() + 5, layout_.bars.y}, "100%", Align::left);
        draw_number({layout_.bars.right() + 5, layout_.bars.bottom()}, "0", Align::left);
    }

    // Draws the axis of steps, below both plots.
    void draw_steps(int step_count) {
        const float room = std::max(layout_.whole.width / 80, 1.0F);
        for (const double mark : even_marks(step_count, static_cast<int>(std::min(room, most_x_marks)))) {
            const float x =
                layout_.whole.x + layout_.whole.width * static_cast<float>(mark / std::max(step_count, 1));
            ui_.painter.line({x, layout_.bars.bottom()}, {x, layout_.bars.bottom() + 4}, ui_.theme().quiet,
                             1);
            draw_number({x, layout_.bars.bottom() + 13}, mark_text(mark), Align::centre);
        }
    }

private:
    float x_of(int column) const { return layout_.plot.x + width_ * static_cast<float>(column); }
    float y_of(int potential) const {
        const float share =
            static_cast<float>(potential) / static_cast<float>(std::max(chart_.most_potential, 1));
        return layout_.plot.bottom() - layout_.plot.height * share;
    }
    float heat_y(double temperature) const {
        return layout_.plot.bottom() - layout_.plot.height * static_cast<float>(temperature / chart_.hottest);
    }
    static void add_stair(std::vector<Point>& way, Point next) {
        if (!way.empty() && way.back().y != next.y) {
            way.push_back({next.x, way.back().y});
        }
        way.push_back(next);
    }
    void draw_way(std::vector<Point>& way, Color color) {
        if (!way.empty()) {
            way.push_back({layout_.plot.right(), way.back().y});
            ui_.painter.path(way, color, 2, false);
        }
    }
    void draw_level(float y) {
        ui_.painter.line({layout_.plot.x, y}, {layout_.plot.right(), y}, ui_.theme().line, 1);
    }
    void draw_number(Point place, const std::string& text, Align align) {
        ui_.painter.text(place, text, ui_.theme().quiet, TextSize::small, align);
    }

    Ui& ui_;
    const AnnealingChart& chart_;
    AnnealingLayout layout_;
    float width_;
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
    pen.draw_made(made_color(ui.theme()));
    pen.draw_potential(mix(ui.theme().surface, ui.theme().text, 0.7F));
    pen.draw_least(least_color(ui.theme()));
    pen.draw_temperature(heat_color(ui.theme()));
}

}  // namespace tessera
