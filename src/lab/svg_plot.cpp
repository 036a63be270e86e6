#include "lab/svg_plot.h"

namespace tessera {

namespace {

// Classes of the style sheet. Curves have the class of the curves that rise in steps.
std::string_view class_of(PlotRole role) {
    switch (role) {
        case PlotRole::grid:
        case PlotRole::tick:
            return "grid";
        case PlotRole::bar:
        case PlotRole::column:
            return "bar";
        case PlotRole::box:
            return "box";
        case PlotRole::median:
            return "median";
        case PlotRole::point:
            return "point";
        case PlotRole::curve:
            return "stair";
        case PlotRole::key:
            return "key";
    }
    return "";
}

std::string class_of(const PlotMark& mark) {
    const std::string colour = mark.series < 0 ? "" : " c" + std::to_string(mark.series % chart_colour_count);
    return std::string(class_of(mark.role)) + colour + (mark.is_hollow ? " hollow" : "");
}

std::string_view class_of(PlotText role) {
    switch (role) {
        case PlotText::tick:
        case PlotText::strong_tick:
            return "mark";
        case PlotText::caption:
            return "quiet";
        case PlotText::number:
            return "number";
        case PlotText::label:
            return "label";
        case PlotText::plain:
            break;
    }
    return "";
}

// Returns the distance from half the height of a text down to its base line.
double drop_of(PlotText role) {
    const bool is_small = role == PlotText::tick || role == PlotText::strong_tick;
    return is_small || role == PlotText::caption ? 4 : 4.5;
}

std::string pair_text(PlotPoint point) {
    return short_decimal(point.x) + " " + short_decimal(point.y);
}

}  // namespace

double width_of_text(std::string_view text) {
    constexpr double width_of_letter = 8.2;
    return width_of_letter * static_cast<double>(text.size());
}

void SvgPlot::write(std::string_view tag, const PlotMark& mark, const SvgWriter::Attributes& place) {
    SvgWriter::Attributes attributes{{"class", class_of(mark)}};
    if (mark.note != nullptr) {
        attributes.insert(attributes.end(), mark.note->fields.begin(), mark.note->fields.end());
    }
    attributes.insert(attributes.end(), place.begin(), place.end());
    if (mark.note == nullptr || mark.note->title.empty()) {
        svg_.element(tag, attributes);
        return;
    }
    svg_.open(tag, attributes);
    svg_.text_element("title", {}, mark.note->title);
    svg_.close();
}

void SvgPlot::rect(const PlotArea& area, const PlotMark& mark) {
    write("rect", mark,
          {{"x", short_decimal(area.left)},
           {"y", short_decimal(area.top)},
           {"width", short_decimal(area.width())},
           {"height", short_decimal(area.height())},
           {"rx", "2"}});
}

void SvgPlot::line(PlotPoint from, PlotPoint to, const PlotMark& mark) {
    write("line", mark,
          {{"x1", short_decimal(from.x)},
           {"x2", short_decimal(to.x)},
           {"y1", short_decimal(from.y)},
           {"y2", short_decimal(to.y)}});
}

void SvgPlot::point(PlotPoint centre, const PlotMark& mark) {
    constexpr double radius = 3.5;
    write("circle", mark,
          {{"cx", short_decimal(centre.x)}, {"cy", short_decimal(centre.y)}, {"r", short_decimal(radius)}});
}

void SvgPlot::stair(const std::vector<PlotPoint>& corners, const PlotMark& mark) {
    std::string path = "M" + pair_text(corners.front());
    for (std::size_t corner = 1; corner < corners.size(); ++corner) {
        const PlotPoint& next = corners[corner];
        path += corner % 2 == 1 ? "H" + short_decimal(next.x) : "V" + short_decimal(next.y);
    }
    write("path", mark, {{"d", path}});
}

void SvgPlot::curve(const std::vector<PlotPoint>& points, const PlotMark& mark) {
    std::string path = "M" + pair_text(points.front());
    for (std::size_t index = 1; index < points.size(); ++index) {
        path += "L" + pair_text(points[index]);
    }
    write("path", mark, {{"d", path}});
}

void SvgPlot::text(PlotPoint at, std::string_view text, PlotText role, PlotAlign align) {
    SvgWriter::Attributes attributes;
    if (const std::string_view name = class_of(role); !name.empty()) {
        attributes.emplace_back("class", name);
    }
    attributes.emplace_back("x", short_decimal(at.x));
    attributes.emplace_back("y", short_decimal(at.y + drop_of(role)));
    if (align != PlotAlign::left) {
        attributes.emplace_back("text-anchor", align == PlotAlign::right ? "end" : "middle");
    }
    svg_.text_element("text", attributes, text);
}

}  // namespace tessera
