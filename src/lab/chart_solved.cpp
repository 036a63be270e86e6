#include "lab/chart_panels.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr double panel_height = 220;
constexpr double axis_height = 48;
constexpr double label_gap = 15;       // between the names at the ends of lines
constexpr std::size_t most_lines = 7;  // beyond it one line per engine, since more would be illegible

// The finished runs of an engine, or of an engine with a heuristic, by effort.
struct SolvedLine {
    std::string name;
    std::string engine;
    int engine_number = 0;
    std::string heuristic;  // empty: all heuristics
    std::vector<double> efforts;
    int run_count = 0;
    double label_y = 0;
};

std::vector<SolvedLine> empty_lines(const ChartData& data) {
    std::vector<SolvedLine> lines;
    const bool is_by_row = data.engines.size() * data.heuristics.size() <= most_lines;
    for (const ChartGroup& group : data.groups) {
        for (const ChartRow& row : group.rows) {
            const bool names_both = is_by_row && data.heuristics.size() > 1;
            const std::string name = names_both ? row.engine + " " + row.heuristic : row.engine;
            const bool is_new = std::none_of(lines.begin(), lines.end(),
                                             [&](const SolvedLine& line) { return line.name == name; });
            if (is_new && !row.points.empty()) {
                lines.push_back(
                    {name, row.engine, row.engine_number, names_both ? row.heuristic : "", {}, 0, 0});
            }
        }
    }
    return lines;
}

void add_row(SolvedLine& line, const ChartRow& row) {
    line.run_count += row.run_count;
    for (const ChartPoint& point : row.points) {
        if (point.run.is_done()) {
            line.efforts.push_back(point.value);
        }
    }
}

bool is_part_of(const SolvedLine& line, const ChartRow& row) {
    return row.engine == line.engine && (line.heuristic.empty() || row.heuristic == line.heuristic);
}

std::vector<SolvedLine> solved_lines(const ChartData& data) {
    std::vector<SolvedLine> lines = empty_lines(data);
    for (SolvedLine& line : lines) {
        for (const ChartGroup& group : data.groups) {
            for (const ChartRow& row : group.rows) {
                if (is_part_of(line, row)) {
                    add_row(line, row);
                }
            }
        }
        std::sort(line.efforts.begin(), line.efforts.end());
    }
    return lines;
}

// Places names at the ends of their lines, pushed down where they would overlap.
void place_labels(std::vector<SolvedLine>& lines) {
    std::vector<SolvedLine*> by_height;
    by_height.reserve(lines.size());
    for (SolvedLine& line : lines) {
        by_height.push_back(&line);
    }
    std::stable_sort(by_height.begin(), by_height.end(),
                     [](const SolvedLine* a, const SolvedLine* b) { return a->label_y < b->label_y; });
    double free_y = 0;
    for (SolvedLine* const line : by_height) {
        line->label_y = std::max(line->label_y, free_y);
        free_y = line->label_y + label_gap;
    }
}

class SolvedPanel {
public:
    SolvedPanel(SvgWriter& svg, const ChartData& data, const PanelFrame& frame)
        : svg_(svg), data_(data), frame_(frame), axis_(data.values(), false), lines_(solved_lines(data)) {
        for (const SolvedLine& line : lines_) {
            most_ = std::max(most_, line.run_count);
        }
    }

    double draw() {
        constexpr double heading_height = 26;
        svg_.text_element(
            "text",
            {{"class", "heading"}, {"x", short_decimal(frame_.left)}, {"y", short_decimal(frame_.top + 8)}},
            "Finished runs, by cost");
        frame_.top += heading_height;
        const double bottom = frame_.top + panel_height;
        draw_axis(svg_, axis_, frame_, bottom, unit_of(data_.measure));
        draw_counts(bottom);
        for (SolvedLine& line : lines_) {
            line.label_y = y_of(int_count(line)) + 4.5;
        }
        place_labels(lines_);
        for (const SolvedLine& line : lines_) {
            draw_line(line, bottom);
        }
        return heading_height + panel_height + axis_height;
    }

private:
    static int int_count(const SolvedLine& line) { return static_cast<int>(line.efforts.size()); }

    double x_of(double value) const {
        return frame_.left + axis_.fraction(value) * (frame_.right - frame_.left);
    }
    double y_of(int count) const {
        return frame_.top + panel_height * (1 - static_cast<double>(count) / std::max(most_, 1));
    }

    void draw_counts(double bottom) {
        const Axis counts({static_cast<double>(std::max(most_, 1))}, true);
        for (const double mark : counts.marks()) {
            const auto count = static_cast<int>(mark);
            if (count != mark || count > most_) {
                continue;
            }
            const std::string y = short_decimal(y_of(count));
            svg_.element("line", {{"class", "grid"},
                                  {"x1", short_decimal(frame_.left)},
                                  {"x2", short_decimal(frame_.right)},
                                  {"y1", y},
                                  {"y2", y}});
            svg_.text_element("text",
                              {{"class", "mark"},
                               {"x", short_decimal(frame_.left - 8)},
                               {"y", short_decimal(std::min(y_of(count), bottom) + 4)},
                               {"text-anchor", "end"}},
                              std::to_string(count));
        }
    }

    // Draws a step curve that rises by one where a run finishes.
    void draw_line(const SolvedLine& line, double bottom) {
        std::string path = "M" + short_decimal(frame_.left) + " " + short_decimal(bottom);
        int count = 0;
        for (const double effort : line.efforts) {
            path += "H" + short_decimal(x_of(effort)) + "V" + short_decimal(y_of(++count));
        }
        path += "H" + short_decimal(frame_.right);
        const std::string colour = colour_class(line.engine_number);
        svg_.element("path", {{"class", "stair " + colour},
                              {"data-name", line.name},
                              {"data-solved", std::to_string(count)},
                              {"d", path}});
        draw_name(line, count);
    }

    void draw_name(const SolvedLine& line, int count) {
        constexpr double key_width = 14;
        const std::string key_y = short_decimal(line.label_y - 4.5);
        svg_.element("line", {{"class", "stair " + colour_class(line.engine_number)},
                              {"x1", short_decimal(frame_.right + 8)},
                              {"x2", short_decimal(frame_.right + 8 + key_width)},
                              {"y1", key_y},
                              {"y2", key_y}});
        svg_.text_element("text",
                          {{"class", "number"},
                           {"x", short_decimal(frame_.right + key_width + 14)},
                           {"y", short_decimal(line.label_y)}},
                          line.name + ": " + std::to_string(count) + " of " + std::to_string(line.run_count));
    }

    SvgWriter& svg_;
    const ChartData& data_;
    PanelFrame frame_;
    Axis axis_;
    std::vector<SolvedLine> lines_;
    int most_ = 0;
};

}  // namespace

double draw_solved(SvgWriter& svg, const ChartData& data, const PanelFrame& frame) {
    return SolvedPanel(svg, data, frame).draw();
}

}  // namespace tessera
