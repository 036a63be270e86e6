#include "lab/chart_panels.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr double bar_height = 16;
constexpr double row_height = 20;
constexpr double group_gap = 12;
constexpr double heading_height = 24;
constexpr double axis_height = 48;
constexpr double point_radius = 3.5;

class RowsPanel {
public:
    RowsPanel(SvgWriter& svg, const ChartData& data, const PanelFrame& frame)
        : svg_(svg), data_(data), frame_(frame), axis_(data.values(), !data.has_several_runs) {}

    double draw() {
        double height = group_gap;
        for (std::size_t group = 0; group < data_.groups.size(); ++group) {
            const auto row_count = static_cast<double>(data_.groups[group].rows.size());
            height += row_height * row_count + group_gap + (begins_input(group) ? heading_height : 0);
        }
        draw_axis(svg_, axis_, frame_, frame_.top + height, unit_of(data_.measure));
        double y = frame_.top + group_gap;
        for (std::size_t number = 0; number < data_.groups.size(); ++number) {
            const ChartGroup& group = data_.groups[number];
            if (begins_input(number)) {
                draw_heading(group.heading, y);
                y += heading_height;
            }
            const double group_height = row_height * static_cast<double>(group.rows.size());
            draw_label(group.label, y + group_height / 2);
            for (const ChartRow& row : group.rows) {
                draw_row(row, y + row_height / 2);
                y += row_height;
            }
            y += group_gap;
        }
        return height + axis_height;
    }

private:
    double x_of(double value) const {
        return frame_.left + axis_.fraction(value) * (frame_.right - frame_.left);
    }

    // True if the group is the first one of a puzzle with a heading.
    bool begins_input(std::size_t group) const {
        const std::string& heading = data_.groups[group].heading;
        return !heading.empty() && (group == 0 || data_.groups[group - 1].heading != heading);
    }

    void draw_heading(const std::string& heading, double top) {
        svg_.text_element(
            "text",
            {{"class", "heading number"}, {"x", short_decimal(frame_.left)}, {"y", short_decimal(top + 13)}},
            heading);
    }

    void draw_label(const std::string& label, double middle) {
        svg_.text_element("text",
                          {{"class", "label"},
                           {"x", short_decimal(frame_.left - 10)},
                           {"y", short_decimal(middle + 4.5)},
                           {"text-anchor", "end"}},
                          label);
    }

    void draw_number(double x, double middle, const std::string& text) {
        svg_.text_element(
            "text", {{"class", "number"}, {"x", short_decimal(x + 6)}, {"y", short_decimal(middle + 4.5)}},
            text);
    }

    void draw_row(const ChartRow& row, double middle) {
        if (row.points.empty()) {
            draw_number(frame_.left, middle, "not told");
        } else if (data_.has_several_runs) {
            draw_box(row, middle);
            draw_points(row, middle);
        } else {
            draw_bar(row.points.front(), row.engine_number, middle);
        }
    }

    // Attributes of a run's mark.
    static SvgWriter::Attributes about(const ChartPoint& point, int engine_number, const std::string& kind) {
        const std::string hollow = point.run.is_done() ? "" : " hollow";
        return {{"class", kind + " " + colour_class(engine_number) + hollow},
                {"data-input", point.run.input},
                {"data-engine", point.run.engine},
                {"data-heuristic", point.run.heuristic},
                {"data-seed", std::to_string(point.run.seed)},
                {"data-outcome", std::string(word_for(point.run.outcome))},
                {"data-value", short_decimal(point.value, 3)}};
    }

    void draw_mark(std::string_view tag, SvgWriter::Attributes attributes, const SvgWriter::Attributes& place,
                   const ChartPoint& point) {
        attributes.insert(attributes.end(), place.begin(), place.end());
        svg_.open(tag, attributes);
        const LabRun& run = point.run;
        svg_.text_element("title", {},
                          run.input + ", " + run.engine + ", " + run.heuristic + ", seed " +
                              std::to_string(run.seed) + ": " + readable_number(point.value) + ", " +
                              std::string(word_for(run.outcome)));
        svg_.close();
    }

    void draw_bar(const ChartPoint& point, int engine_number, double middle) {
        const double end = x_of(point.value);
        draw_mark("rect", about(point, engine_number, "bar"),
                  {{"x", short_decimal(frame_.left)},
                   {"y", short_decimal(middle - bar_height / 2)},
                   {"width", short_decimal(std::max(end - frame_.left, 1.0))},
                   {"height", short_decimal(bar_height)},
                   {"rx", "2"}},
                  point);
        const bool is_done = point.run.is_done();
        draw_number(
            end, middle,
            readable_number(point.value) + (is_done ? "" : ", " + std::string(word_for(point.run.outcome))));
    }

    void draw_box(const ChartRow& row, double middle) {
        std::vector<double> sorted;
        for (const ChartPoint& point : row.points) {
            sorted.push_back(point.value);
        }
        std::sort(sorted.begin(), sorted.end());
        const double low = x_of(quantile(sorted, 0.25));
        const double high = x_of(quantile(sorted, 0.75));
        const double median = x_of(quantile(sorted, 0.5));
        const std::string colour = colour_class(row.engine_number);
        svg_.element("rect", {{"class", "box " + colour},
                              {"x", short_decimal(low)},
                              {"y", short_decimal(middle - bar_height / 2)},
                              {"width", short_decimal(std::max(high - low, 1.0))},
                              {"height", short_decimal(bar_height)},
                              {"rx", "2"}});
        svg_.element("line", {{"class", "median " + colour},
                              {"x1", short_decimal(median)},
                              {"x2", short_decimal(median)},
                              {"y1", short_decimal(middle - bar_height / 2)},
                              {"y2", short_decimal(middle + bar_height / 2)}});
        const std::string done =
            std::to_string(row.done_count) + " of " + std::to_string(row.run_count) + " done";
        // otherwise the median is where runs were stopped
        const bool is_known = 2 * row.done_count >= row.run_count;
        draw_number(frame_.right, middle,
                    (is_known ? "median " + readable_number(quantile(sorted, 0.5)) + ", " : "") + done);
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
            draw_mark("circle", about(point, row.engine_number, "point"),
                      {{"cx", short_decimal(x_of(point.value))},
                       {"cy", short_decimal(y)},
                       {"r", short_decimal(point_radius)}},
                      point);
        }
    }

    SvgWriter& svg_;
    const ChartData& data_;
    PanelFrame frame_;
    Axis axis_;
};

}  // namespace

double draw_rows(SvgWriter& svg, const ChartData& data, const PanelFrame& frame) {
    return RowsPanel(svg, data, frame).draw();
}

}  // namespace tessera
