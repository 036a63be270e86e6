#include "lab/chart_panels.h"
#include "lab/plot/plot.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr double bar_height = 16;
constexpr double row_height = 20;
constexpr double group_gap = 12;
constexpr double heading_height = 24;
constexpr double axis_height = 48;

// True if the group is the first one of a puzzle with a heading.
bool begins_input(const ChartData& data, std::size_t group) {
    const std::string& heading = data.groups[group].heading;
    return !heading.empty() && (group == 0 || data.groups[group - 1].heading != heading);
}

double height_of(const ChartGroup& group) {
    return row_height * static_cast<double>(group.rows.size());
}

PlotArea area_of(const ChartData& data, const PanelFrame& frame) {
    double height = group_gap;
    for (std::size_t group = 0; group < data.groups.size(); ++group) {
        height +=
            height_of(data.groups[group]) + group_gap + (begins_input(data, group) ? heading_height : 0);
    }
    return {frame.left, frame.top, frame.right, frame.top + height};
}

PlotNote note_of(const ChartPoint& point) {
    const LabRun& run = point.run;
    return {{{"data-input", run.input},
             {"data-engine", run.engine},
             {"data-heuristic", run.heuristic},
             {"data-seed", std::to_string(run.seed)},
             {"data-outcome", std::string(word_for(run.outcome))},
             {"data-value", short_decimal(point.value, 3)}},
            run.input + ", " + run.engine + ", " + run.heuristic + ", seed " + std::to_string(run.seed) +
                ": " + readable_number(point.value) + ", " + std::string(word_for(run.outcome))};
}

std::vector<double> sorted_values(const ChartRow& row) {
    std::vector<double> values;
    for (const ChartPoint& point : row.points) {
        values.push_back(point.value);
    }
    std::sort(values.begin(), values.end());
    return values;
}

class RowsPanel {
public:
    RowsPanel(SvgWriter& svg, const ChartData& data, const PanelFrame& frame)
        : svg_(svg),
          canvas_(svg),
          data_(data),
          axis_(data.values()),
          area_(area_of(data, frame)),
          plot_(canvas_, area_, {}) {}

    double draw() {
        plot_.draw_axis(ticks_of(axis_), axis_caption(axis_, data_.measure));
        double y = area_.top + group_gap;
        for (std::size_t number = 0; number < data_.groups.size(); ++number) {
            const ChartGroup& group = data_.groups[number];
            if (begins_input(data_, number)) {
                draw_heading(group.heading, y);
                y += heading_height;
            }
            canvas_.text({area_.left - 10, y + height_of(group) / 2}, group.label, PlotText::label,
                         PlotAlign::right);
            for (const ChartRow& row : group.rows) {
                draw_row(row, y + row_height / 2);
                y += row_height;
            }
            y += group_gap;
        }
        return area_.height() + axis_height;
    }

private:
    double x_of(double value) const { return plot_.x_of(axis_.fraction(value)); }

    void draw_heading(const std::string& heading, double top) {
        svg_.text_element(
            "text",
            {{"class", "heading number"}, {"x", short_decimal(area_.left)}, {"y", short_decimal(top + 13)}},
            heading);
    }

    void draw_number(double x, double middle, const std::string& text) {
        canvas_.text({x + 6, middle}, text, PlotText::number, PlotAlign::left);
    }

    void draw_row(const ChartRow& row, double middle) {
        if (row.points.empty()) {
            draw_number(area_.left, middle, "not reported");
        } else if (data_.has_several_runs) {
            draw_box(row, middle);
            draw_points(row, middle);
        } else {
            draw_single(row.points.front(), row.engine_number, middle);
        }
    }

    // Draws a bar, or a point where the axis is logarithmic.
    void draw_single(const ChartPoint& point, int engine_number, double middle) {
        const bool is_done = point.run.is_done();
        const PlotNote note = note_of(point);
        if (axis_.is_log()) {
            canvas_.point({x_of(point.value), middle}, {PlotRole::point, engine_number, !is_done, &note});
        } else {
            plot_.draw_bar(axis_.fraction(point.value), middle - bar_height / 2, middle + bar_height / 2,
                           {PlotRole::bar, engine_number, !is_done, &note});
        }
        draw_number(
            x_of(point.value), middle,
            readable_number(point.value) + (is_done ? "" : ", " + std::string(word_for(point.run.outcome))));
    }

    void draw_box(const ChartRow& row, double middle) {
        const std::vector<double> sorted = sorted_values(row);
        const double median = quantile(sorted, 0.5);
        plot_.draw_box({axis_.fraction(quantile(sorted, 0.25)), axis_.fraction(median),
                        axis_.fraction(quantile(sorted, 0.75))},
                       middle - bar_height / 2, middle + bar_height / 2, row.engine_number);
        const std::string done =
            std::to_string(row.done_count) + " of " + std::to_string(row.run_count) + " done";
        // otherwise the median is where runs were stopped
        const bool is_known = 2 * row.done_count >= row.run_count;
        draw_number(area_.right, middle, (is_known ? "median " + readable_number(median) + ", " : "") + done);
    }

    // Spreads the points vertically a little, so that equal values stay distinct.
    void draw_points(const ChartRow& row, double middle) {
        constexpr int lane_count = 5;
        constexpr int middle_lane = lane_count / 2;
        constexpr double lane_height = 2.4;
        int lane = 0;
        for (const ChartPoint& point : row.points) {
            const double y = middle + lane_height * (lane - middle_lane);
            lane = (lane + 2) % lane_count;
            const PlotNote note = note_of(point);
            canvas_.point({x_of(point.value), y},
                          {PlotRole::point, row.engine_number, !point.run.is_done(), &note});
        }
    }

    SvgWriter& svg_;
    SvgPlot canvas_;
    const ChartData& data_;
    Axis axis_;
    PlotArea area_;
    Plot plot_;
};

}  // namespace

double draw_rows(SvgWriter& svg, const ChartData& data, const PanelFrame& frame) {
    return RowsPanel(svg, data, frame).draw();
}

}  // namespace tessera
