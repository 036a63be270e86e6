#include "app/lab/plot/screen_plot.h"

#include "base/index.h"

namespace tessera {

namespace {

constexpr float point_radius = 4;
constexpr float thin = 1.5F;
constexpr float box_opacity = 0.22F;

Point on_screen(PlotPoint point) {
    return {static_cast<float>(point.x), static_cast<float>(point.y)};
}

float thickness_of(PlotRole role) {
    switch (role) {
        case PlotRole::median:
            return 2.5F;
        case PlotRole::curve:
            return 2;
        default:
            return 1;
    }
}

Align align_of(PlotAlign align) {
    switch (align) {
        case PlotAlign::left:
            return Align::left;
        case PlotAlign::centre:
            return Align::centre;
        case PlotAlign::right:
            break;
    }
    return Align::right;
}

}  // namespace

Color ScreenPlot::color_of(const PlotMark& mark) const {
    switch (mark.role) {
        case PlotRole::grid:
            return painter_.theme().line;
        case PlotRole::tick:
            return painter_.theme().quiet;
        case PlotRole::median:
            return painter_.theme().text;
        case PlotRole::box:
            return with_alpha(at(colors_, mark.series), box_opacity);
        default:
            return at(colors_, mark.series);
    }
}

void ScreenPlot::rect(const PlotArea& area, const PlotMark& mark) {
    const Point corner = on_screen({area.left, area.top});
    const Rect rect{corner.x, corner.y, static_cast<float>(area.width()), static_cast<float>(area.height())};
    if (mark.is_hollow) {
        painter_.dashed(rect, color_of(mark), thin);
        return;
    }
    const bool is_round = mark.role == PlotRole::bar || mark.role == PlotRole::box;
    painter_.fill(rect, color_of(mark), is_round ? 3.0F : mark.role == PlotRole::key ? 2.0F : 0.0F);
}

void ScreenPlot::line(PlotPoint from, PlotPoint to, const PlotMark& mark) {
    painter_.line(on_screen(from), on_screen(to), color_of(mark), thickness_of(mark.role));
}

void ScreenPlot::point(PlotPoint centre, const PlotMark& mark) {
    if (mark.is_hollow) {
        painter_.ring(on_screen(centre), point_radius, color_of(mark), thin);
    } else {
        painter_.circle(on_screen(centre), point_radius, color_of(mark));
    }
}

void ScreenPlot::stair(const std::vector<PlotPoint>& corners, const PlotMark& mark) {
    for (std::size_t corner = 1; corner < corners.size(); ++corner) {
        line(corners[corner - 1], corners[corner], mark);
    }
}

void ScreenPlot::curve(const std::vector<PlotPoint>& points, const PlotMark& mark) {
    std::vector<Point> way;
    way.reserve(points.size());
    for (const PlotPoint& point : points) {
        way.push_back(on_screen(point));
    }
    painter_.path(way, color_of(mark), thickness_of(mark.role), false);
}

void ScreenPlot::text(PlotPoint at, std::string_view text, PlotText role, PlotAlign align) {
    const bool is_quiet = role == PlotText::tick || role == PlotText::caption;
    painter_.text(on_screen(at), text, is_quiet ? painter_.theme().quiet : painter_.theme().text,
                  TextSize::small, align_of(align));
}

double ScreenPlot::text_width(std::string_view text) const {
    return Painter::text_width(text, TextSize::small);
}

void ScreenPlot::sign(PlotPoint at) {
    const Point tip = on_screen({at.x, at.y - 3});
    painter_.polygon({tip, {tip.x + 5, tip.y - 8}, {tip.x - 5, tip.y - 8}}, painter_.theme().text);
}

}  // namespace tessera
