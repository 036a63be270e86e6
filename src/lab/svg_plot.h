#pragma once

#include "base/svg.h"
#include "lab/plot/plot_canvas.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

inline constexpr int chart_colour_count = 8;  // classes c0 to c7 of the style sheet

double width_of_text(std::string_view text);  // approximate, in the chart's font

// Writes a chart as SVG. The role of a mark becomes its class, its note becomes attributes and a title.
class SvgPlot final : public PlotCanvas {
public:
    explicit SvgPlot(SvgWriter& svg) : svg_(svg) {}

    void rect(const PlotArea& area, const PlotMark& mark) override;
    void line(PlotPoint from, PlotPoint to, const PlotMark& mark) override;
    void point(PlotPoint centre, const PlotMark& mark) override;
    void stair(const std::vector<PlotPoint>& corners, const PlotMark& mark) override;
    void curve(const std::vector<PlotPoint>& points, const PlotMark& mark) override;
    void text(PlotPoint at, std::string_view text, PlotText role, PlotAlign align) override;
    double text_width(std::string_view text) const override { return width_of_text(text); }

private:
    void write(std::string_view tag, const PlotMark& mark, const SvgWriter::Attributes& place);

    SvgWriter& svg_;
};

}  // namespace tessera
