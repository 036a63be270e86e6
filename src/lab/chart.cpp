#include "lab/chart.h"

#include "base/index.h"
#include "base/text.h"
#include "lab/chart_panels.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr double chart_width = 960;
constexpr double margin = 24;
constexpr double panel_gap = 28;

// Colour-blind safe colours (Okabe and Ito), on white and on near black.
constexpr std::string_view style = R"(
svg { font: 13px system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; }
.page { fill: #ffffff; } text { fill: #1b1f24; } .quiet, .mark { fill: #57606a; } .mark { font-size: 12px; }
.title { font-size: 17px; font-weight: 600; } .heading { font-weight: 600; } .grid { stroke: #d8dee4; }
.number, .mark { font-variant-numeric: tabular-nums; }
.number { stroke: #ffffff; stroke-width: 3px; stroke-linejoin: round; paint-order: stroke; }
.c0 { color: #0072b2; } .c1 { color: #d55e00; } .c2 { color: #009e73; } .c3 { color: #b0578d; }
.c4 { color: #b8860b; } .c5 { color: #3c9dd0; } .c6 { color: #6f5bb5; } .c7 { color: #6b7a1f; }
.bar, .key { fill: currentColor; stroke: currentColor; }
.point { fill: currentColor; fill-opacity: .6; stroke: currentColor; }
.bar.hollow, .point.hollow { fill-opacity: 0; stroke-width: 1.5; } .bar.hollow { stroke-dasharray: 4 3; }
.box { fill: currentColor; fill-opacity: .16; stroke: currentColor; } .median { stroke: currentColor; stroke-width: 3; }
.stair { fill: none; stroke: currentColor; stroke-width: 2; }
@media (prefers-color-scheme: dark) {
.number { stroke: #15181c; } .page { fill: #15181c; } text { fill: #e6e8eb; } .quiet, .mark { fill: #9aa4ae; } .grid { stroke: #333a42; }
.c0 { color: #4aa8e0; } .c1 { color: #ff8a3d; } .c2 { color: #2cc79a; } .c3 { color: #e08fc0; }
.c4 { color: #e3b341; } .c5 { color: #8ccbf0; } .c6 { color: #a79ae8; } .c7 { color: #b5c957; }
})";

std::string counted(std::size_t count, const std::string& thing) {
    return std::to_string(count) + " " + thing + (count == 1 ? "" : "s");
}

std::string subtitle_of(const ChartData& data, const std::vector<LabRun>& runs) {
    const std::string inputs =
        data.inputs.size() == 1 ? data.inputs.front() : counted(data.inputs.size(), "puzzle");
    std::vector<std::uint64_t> seeds;
    seeds.reserve(runs.size());
    for (const LabRun& run : runs) {
        seeds.push_back(run.seed);
    }
    std::sort(seeds.begin(), seeds.end());
    seeds.erase(std::unique(seeds.begin(), seeds.end()), seeds.end());
    const std::string seed_words =
        seeds.size() == 1 ? "seed " + std::to_string(seeds.front()) : counted(seeds.size(), "seed");
    return inputs + ", " + seed_words + ", " + counted(runs.size(), "run");
}

double label_width(const ChartData& data) {
    constexpr double most = 260;
    double width = 40;
    for (const ChartGroup& group : data.groups) {
        width = std::max(width, width_of_text(group.label));
    }
    return std::min(width, most);
}

// True if some engine has several runs.
bool has_solved_panel(const ChartData& data) {
    return data.has_several_runs || data.inputs.size() > 1;
}

// Returns the width right of the panels, for numbers or line names.
double right_width(const ChartData& data) {
    constexpr double most = 350;
    double width = 120;
    if (data.has_several_runs) {
        width = width_of_text("median 99,999, 20 of 20 done");
    }
    for (const std::string& engine : data.engines) {
        width = has_solved_panel(data) ? std::max(width, width_of_text(engine) + 130) : width;
    }
    return std::min(width, most);
}

bool needs_legend(const ChartData& data) {
    return data.engines.size() > 1 && data.heuristics.size() > 1;
}

// Draws the colour of each engine, wrapped into lines. Returns the height.
double draw_legend(SvgWriter& svg, const ChartData& data, double left, double top) {
    constexpr double line_height = 22;
    constexpr double key_side = 14;
    SvgPlot canvas(svg);
    double x = left;
    double y = top;
    for (int engine = 0; engine < int_size(data.engines); ++engine) {
        const double width = width_of_text(at(data.engines, engine)) + 40;
        if (x > left && x + width > chart_width - margin) {
            x = left;
            y += line_height;
        }
        canvas.rect({x, y, x + key_side, y + key_side}, {PlotRole::key, engine});
        canvas.text({x + 20, y + key_side / 2}, at(data.engines, engine), PlotText::plain, PlotAlign::left);
        x += width;
    }
    return y + line_height - top;
}

// Draws title and legend. Returns the height.
double draw_head(SvgWriter& svg, const ChartData& data, const std::vector<LabRun>& runs) {
    svg.text_element("text", {{"class", "title"}, {"x", "24"}, {"y", "34"}}, "Searches side by side");
    svg.text_element("text", {{"class", "quiet"}, {"x", "24"}, {"y", "56"}}, subtitle_of(data, runs));
    constexpr double words_height = 76;
    return words_height + (needs_legend(data) ? draw_legend(svg, data, margin, words_height) + 6 : 0);
}

// Draws the contents. Returns the height.
double draw_all(SvgWriter& svg, const ChartData& data, const std::vector<LabRun>& runs) {
    double y = draw_head(svg, data, runs);
    const double left = margin + label_width(data) + 10;
    const double right = chart_width - margin - right_width(data);
    if (data.groups.empty()) {
        svg.text_element("text", {{"x", "24"}, {"y", short_decimal(y + 20)}}, "no run finished");
        return y + 40;
    }
    y += draw_rows(svg, data, {left, right, y});
    if (has_solved_panel(data)) {
        y += panel_gap;
        y += draw_solved(svg, data, {left, right, y});
    }
    return y + margin / 2;
}

}  // namespace

std::string axis_caption(const Axis& axis, LabMeasure measure) {
    return std::string(unit_of(measure)) + (axis.is_log() ? " (powers of ten)" : "");
}

std::string chart_of(const std::vector<LabRun>& runs, LabMeasure measure) {
    const ChartData data = chart_data(runs, measure);
    SvgWriter inside;
    const std::string height = short_decimal(draw_all(inside, data, runs), 0);
    const std::string width = short_decimal(chart_width);
    SvgWriter outside;
    outside.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                         {"viewBox", "0 0 " + width + " " + height},
                         {"width", width},
                         {"height", height},
                         {"role", "img"},
                         {"data-measure", std::string(lab_measure_ids[static_cast<std::size_t>(measure)])}});
    outside.text_element("title", {}, "Searches side by side: " + subtitle_of(data, runs));
    outside.text_element("style", {}, style);
    outside.element("rect", {{"class", "page"}, {"width", width}, {"height", height}});
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + outside.text() + inside.text() + "</svg>\n";
}

}  // namespace tessera
