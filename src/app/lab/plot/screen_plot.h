#pragma once

#include "app/ui/painter.h"
#include "lab/plot/plot_canvas.h"

#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

inline PlotArea plot_area(const Rect& rect) {
    return {rect.x, rect.y, rect.right(), rect.bottom()};
}

// Draws a chart on the screen.
class ScreenPlot final : public PlotCanvas {
public:
    ScreenPlot(Painter& painter, std::vector<Color> colors) : painter_(painter), colors_(std::move(colors)) {}

    void rect(const PlotArea& area, const PlotMark& mark) override;
    void line(PlotPoint from, PlotPoint to, const PlotMark& mark) override;
    void point(PlotPoint centre, const PlotMark& mark) override;
    void stair(const std::vector<PlotPoint>& corners, const PlotMark& mark) override;
    void curve(const std::vector<PlotPoint>& points, const PlotMark& mark) override;
    void text(PlotPoint at, std::string_view text, PlotText role, PlotAlign align) override;
    double text_width(std::string_view text) const override;

    void sign(PlotPoint at);  // a triangle above a value: the place that is shown

private:
    Color color_of(const PlotMark& mark) const;

    Painter& painter_;
    std::vector<Color> colors_;  // by series
};

}  // namespace tessera
