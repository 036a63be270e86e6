#include "lab/chart_panels.h"
#include "lab/plot/plot.h"

#include <algorithm>
#include <cmath>

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

int most_runs(const std::vector<SolvedLine>& lines) {
    int most = 0;
    for (const SolvedLine& line : lines) {
        most = std::max(most, line.run_count);
    }
    return most;
}

// Returns the whole numbers among the round values up to `most`.
std::vector<PlotTick> count_ticks(int most) {
    std::vector<PlotTick> ticks;
    const double highest = std::max(most, 1);
    const Axis counts(std::vector<double>{highest});
    for (const double mark : counts.marks()) {
        if (mark == std::floor(mark) && mark <= most) {
            ticks.push_back({mark / highest, std::to_string(static_cast<int>(mark))});
        }
    }
    return ticks;
}

class SolvedPanel {
public:
    SolvedPanel(SvgWriter& svg, const ChartData& data, const PanelFrame& frame)
        : canvas_(svg),
          lines_(solved_lines(data)),
          most_(most_runs(lines_)),
          axis_(data.values()),
          area_{frame.left, frame.top, frame.right, frame.top + panel_height},
          plot_(canvas_, area_, {}) {}

    void draw(LabMeasure measure) {
        plot_.draw_axis(ticks_of(axis_), axis_caption(axis_, measure));
        plot_.draw_levels(count_ticks(most_));
        for (SolvedLine& line : lines_) {
            line.label_y = plot_.y_of(static_cast<double>(line.efforts.size()) / std::max(most_, 1));
        }
        place_labels(lines_);
        for (const SolvedLine& line : lines_) {
            draw_line(line);
            draw_name(line);
        }
    }

private:
    void draw_line(const SolvedLine& line) {
        std::vector<double> shares;
        for (const double effort : line.efforts) {
            shares.push_back(axis_.fraction(effort));
        }
        const PlotNote note{{{"data-name", line.name}, {"data-solved", std::to_string(line.efforts.size())}}};
        plot_.draw_stair(shares, most_, {PlotRole::curve, line.engine_number, false, &note});
    }

    void draw_name(const SolvedLine& line) {
        constexpr double key_width = 14;
        const double left = area_.right + 8;
        canvas_.line({left, line.label_y}, {left + key_width, line.label_y},
                     {PlotRole::curve, line.engine_number});
        canvas_.text(
            {area_.right + key_width + 14, line.label_y},
            line.name + ": " + std::to_string(line.efforts.size()) + " of " + std::to_string(line.run_count),
            PlotText::number, PlotAlign::left);
    }

    SvgPlot canvas_;
    std::vector<SolvedLine> lines_;
    int most_;
    Axis axis_;
    PlotArea area_;
    Plot plot_;
};

}  // namespace

double draw_solved(SvgWriter& svg, const ChartData& data, const PanelFrame& frame) {
    constexpr double heading_height = 26;
    svg.text_element(
        "text", {{"class", "heading"}, {"x", short_decimal(frame.left)}, {"y", short_decimal(frame.top + 8)}},
        "Finished runs, by cost");
    SolvedPanel panel(svg, data, {frame.left, frame.right, frame.top + heading_height});
    panel.draw(data.measure);
    return heading_height + panel_height + axis_height;
}

}  // namespace tessera
