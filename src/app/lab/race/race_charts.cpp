#include "app/game/play/game_texts.h"
#include "app/lab/plot/screen_plot.h"
#include "app/lab/race/race_screen.h"
#include "app/ui/column.h"
#include "base/text.h"
#include "lab/plot/plot.h"

#include <algorithm>
#include <cmath>
#include <string>

// Charts of a race: cost as bars, or as points if there are several seeds, and how many runs finished by
// cost. The numbers are those of the table, the axes those of the saved drawing.

namespace tessera {

namespace {

constexpr float row_height = 52;
constexpr float axis_height = 44;
constexpr float solved_height = 190;
constexpr float gap = 8;
constexpr float narrow_chart = 440;

// The runs of a lane that report the measure.
struct Row {
    int lane = 0;
    std::string name;
    std::vector<double> values;  // sorted
    std::vector<double> done;    // finished runs, sorted
    int run_count = 0;
};

std::vector<Row> rows_of(const RaceRoom& room, const Strings& strings) {
    std::vector<Row> rows;
    for (int lane = 0; lane < int_size(room.race().lanes()); ++lane) {
        Row row{lane, room.caption(lane, strings), {}, {}, 0};
        for (const LabRun& run : at(room.race().lanes(), lane).runs()) {
            ++row.run_count;
            if (const auto value = value_of(run, room.measure())) {
                row.values.push_back(*value);
                if (run.is_done()) {
                    row.done.push_back(*value);
                }
            }
        }
        std::sort(row.values.begin(), row.values.end());
        std::sort(row.done.begin(), row.done.end());
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<double> values_of(const std::vector<Row>& rows) {
    std::vector<double> values;
    for (const Row& row : rows) {
        values.insert(values.end(), row.values.begin(), row.values.end());
    }
    return values;
}

std::vector<Color> lane_colors(const Theme& theme, const std::vector<Row>& rows) {
    std::vector<Color> colors;
    for (const Row& row : rows) {
        colors.push_back(lane_color(theme, row.lane));
    }
    return colors;
}

// Where the parts of a chart are.
PlotGaps race_gaps() {
    PlotGaps gaps;
    gaps.tick = 11;
    gaps.caption = 29;
    gaps.crowd = 10;
    gaps.least_bar = 2;
    gaps.beyond_box = 2;
    gaps.centres_caption = false;
    return gaps;
}

// Draws values of lanes along one axis.
class ChartPen {
public:
    ChartPen(ScreenPlot& canvas, const Axis& axis, const PlotArea& area)
        : canvas_(canvas), axis_(axis), plot_(canvas, area, race_gaps()) {}

    void draw_axis(std::string_view caption) { plot_.draw_axis(ticks_of(axis_), caption); }

    // A single run: a point where the axis is logarithmic.
    void draw_bar(const Row& row, const Rect& line) {
        const double value = row.values.front();
        if (axis_.is_log()) {
            draw_run(row, value, line);
        } else {
            plot_.draw_bar(axis_.fraction(value), line.y, line.bottom(),
                           {PlotRole::bar, row.lane, row.done.empty()});
        }
    }

    // Draws a point for each run, hollow if it did not finish, over the box of the quartiles.
    void draw_points(const Row& row, const Rect& line) {
        plot_.draw_box({share_of(row, 0.25), share_of(row, 0.5), share_of(row, 0.75)}, line.y, line.bottom(),
                       row.lane);
        for (const double value : row.values) {
            draw_run(row, value, line);
        }
    }

    // Draws a step curve that rises by one where a run finishes.
    void draw_stair(const Row& row, int most) {
        std::vector<double> shares;
        for (const double value : row.done) {
            shares.push_back(axis_.fraction(value));
        }
        plot_.draw_stair(shares, most, {PlotRole::curve, row.lane});
    }

private:
    double share_of(const Row& row, double part) const { return axis_.fraction(quantile(row.values, part)); }

    void draw_run(const Row& row, double value, const Rect& line) {
        const bool is_done = std::binary_search(row.done.begin(), row.done.end(), value);
        canvas_.point({plot_.x_of(axis_.fraction(value)), line.centre().y},
                      {PlotRole::point, row.lane, !is_done});
    }

    ScreenPlot& canvas_;
    const Axis& axis_;
    Plot plot_;
};

std::string number_text(double number) {
    return number < 1000 ? readable_number(number) : thousands(std::to_string(std::llround(number)));
}

std::string value_text(const Row& row, const Strings& strings, bool is_narrow) {
    if (row.values.empty()) {
        return "\xE2\x80\x93";
    }
    std::string median = number_text(quantile(row.values, 0.5));
    if (row.run_count == 1) {
        return median;
    }
    if (is_narrow) {
        return median + "  \xC2\xB7  " + std::to_string(row.done.size()) + "/" +
               std::to_string(row.run_count);
    }
    return strings.of(say("median {}, {} of {} done", median, row.done.size(), row.run_count));
}

void draw_row(ChartPen& pen, Ui& ui, Rect place, const Row& row) {
    Rect head = place.take_top(22);
    const std::string text = value_text(row, ui.strings, place.width < narrow_chart);
    const float width = std::min(Painter::text_width(text, TextSize::small) + 8, head.width * 0.6F);
    const Rect right = head.take_right(width);
    const float name_width = Painter::text_width(row.name, TextSize::small) + 4;
    ui.painter.fill({right.x + 4, right.y, right.width, right.height}, ui.theme().page);
    ui.painter.fill({head.x - 2, head.y, std::min(name_width, head.width), head.height}, ui.theme().page);
    ui.painter.text({right.right(), right.centre().y}, Painter::fitted(text, TextSize::small, width),
                    ui.theme().text, TextSize::small, Align::right);
    ui.painter.text({head.x, head.centre().y}, Painter::fitted(row.name, TextSize::small, head.width),
                    ui.theme().text, TextSize::small);
    const Rect line{place.x, place.y + 2, place.width, 20};
    if (row.values.empty()) {
        return;
    }
    if (row.run_count == 1) {
        pen.draw_bar(row, line);
    } else {
        pen.draw_points(row, line);
    }
}

std::string fitted_caption(const Ui& ui, std::string_view unit, float width) {
    return Painter::fitted(ui.text(unit), TextSize::small, width);
}

// Draws a row for each lane over the axis at the bottom.
void draw_lanes(ScreenPlot& canvas, const Axis& axis, Ui& ui, Rect area, const std::vector<Row>& rows,
                std::string_view unit) {
    ChartPen pen(canvas, axis, {area.x, area.y + 20.0, area.right(), area.bottom() - double{axis_height}});
    pen.draw_axis(fitted_caption(ui, unit, area.width));
    for (const Row& row : rows) {
        draw_row(pen, ui, area.take_top(row_height), row);
    }
}

void draw_solved_panel(ScreenPlot& canvas, const Axis& axis, Ui& ui, Rect area, const std::vector<Row>& rows,
                       std::string_view unit) {
    const Rect head = area.take_top(30);
    ui.painter.text({head.x, head.centre().y},
                    Painter::fitted(ui.text("Finished searches, by cost"), TextSize::small, head.width),
                    ui.theme().text, TextSize::small);
    int most = 1;
    for (const Row& row : rows) {
        most = std::max(most, row.run_count);
    }
    const Rect place = area.take_top(solved_height - 30 - axis_height);
    ChartPen pen(canvas, axis, plot_area(place));
    pen.draw_axis(fitted_caption(ui, unit, place.width));
    canvas.text({place.right(), place.y - 8.0}, std::to_string(most), PlotText::tick, PlotAlign::right);
    for (const Row& row : rows) {
        pen.draw_stair(row, most);
    }
}

// Draws the measures, wrapped into lines. Returns their height.
float draw_measures(RaceRoom& room, Ui& ui, const Rect& area) {
    float x = area.x;
    float y = area.y;
    for (const LabMeasure measure : room.measures()) {
        const float width = std::min(button_width(ui, caption_of(measure)) - 12, area.width);
        if (x > area.x && x + width > area.right()) {
            x = area.x;
            y += touch_side + 6;
        }
        const bool is_chosen = room.measure() == measure;
        const std::string name =
            "race.measure." + std::string(at(lab_measure_ids, static_cast<int>(measure)));
        if (button(ui, name, caption_of(measure), {x, y, width, touch_side},
                   {is_chosen ? ButtonStyle::primary : ButtonStyle::framed, true, is_chosen})) {
            room.measure_by(measure);
        }
        x += width + 6;
    }
    return y + touch_side + gap - area.y;
}

}  // namespace

void draw_race_charts(RaceRoom& room, Ui& ui, const Rect& area) {
    constexpr float widest = 900;
    const float width = std::min(area.width - 44, widest);  // leaves room for half of the axis' last number
    Rect list{area.centre().x - width / 2, area.y, width, area.height};
    list.take_top(draw_measures(room, ui, list));
    const std::vector<Row> rows = rows_of(room, ui.strings);
    const bool has_seeds = room.race().rules().seed_count > 1;
    const Axis axis(values_of(rows));
    ScreenPlot canvas(ui.painter, lane_colors(ui.theme(), rows));
    const std::string_view unit = words_of(room.measure());
    const auto add_charts = [&](Column& charts) {
        charts.row(row_height * static_cast<float>(rows.size()) + axis_height,
                   [&](const Rect& place) { draw_lanes(canvas, axis, ui, place, rows, unit); });
        if (has_seeds) {
            charts.gap(12);
            charts.row(solved_height,
                       [&](const Rect& place) { draw_solved_panel(canvas, axis, ui, place, rows, unit); });
        }
    };
    const float scroll =
        ui.state.scroll_region("race.chart", list, column_height(ui, list.width, add_charts));
    ui.painter.push_clip({area.x, list.y, area.width, list.height});  // as wide as the axis with its numbers
    draw_column(ui, list.moved({0, -scroll}), add_charts);
    ui.painter.pop_clip();
}

}  // namespace tessera
