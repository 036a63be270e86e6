#include "lab/record/tree_picture.h"

#include "base/svg.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr double unit = 34;  // between neighbouring nodes
constexpr double level_height = 46;
constexpr double margin = 28;
constexpr double radius = 6;

constexpr std::string_view style = R"(
svg { font: 12px system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; }
.page { fill: #ffffff; } text { fill: #1b1f24; text-anchor: middle; } line { stroke: #b5bcc4; stroke-width: 1.5; }
.open { fill: #0072b2; } .solved { fill: #009e73; } .failed { fill: #d55e00; fill-opacity: .75; }
@media (prefers-color-scheme: dark) {
.page { fill: #15181c; } text { fill: #e6e8eb; } line { stroke: #4a525c; }
.open { fill: #4aa8e0; } .solved { fill: #2cc79a; } .failed { fill: #ff8a3d; }
})";

class TreePicture {
public:
    TreePicture(const RecordedSearch& search, const OpenNodes& open)
        : search_(&search), layout_(layout_of(search.record(), open)) {}

    std::string drawn() {
        const double width = (layout_.right - layout_.left) * unit + 2 * margin;
        const double height = layout_.depth * level_height + lantern_room() + 2 * margin;
        svg_.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                          {"viewBox", "0 0 " + short_decimal(width) + " " + short_decimal(height)},
                          {"width", short_decimal(width)},
                          {"height", short_decimal(height)}});
        svg_.text_element("style", {}, style);
        svg_.element("rect", {{"class", "page"}, {"width", "100%"}, {"height", "100%"}});
        for (const TreeSpot& spot : layout_.spots) {
            draw_link(spot);
        }
        for (const TreeSpot& spot : layout_.spots) {
            draw_spot(spot);
        }
        svg_.close();
        return svg_.text();
    }

private:
    double x_of(const TreeSpot& spot) const { return (spot.x - layout_.left) * unit + margin; }
    static double y_of(const TreeSpot& spot) { return spot.depth * level_height + margin; }

    double lantern_room() const {
        double most = 0;
        for (const TreeSpot& spot : layout_.spots) {
            most = std::max(most, spot.is_folded ? spot.lantern * unit : 0);
        }
        return most;
    }

    void draw_link(const TreeSpot& spot) {
        if (spot.parent < 0) {
            return;
        }
        const TreeSpot& parent = layout_.spots[static_cast<std::size_t>(spot.parent)];
        svg_.element("line", {{"x1", short_decimal(x_of(parent))},
                              {"y1", short_decimal(y_of(parent))},
                              {"x2", short_decimal(x_of(spot))},
                              {"y2", short_decimal(y_of(spot))}});
    }

    void draw_spot(const TreeSpot& spot) {
        if (spot.is_folded) {
            draw_lantern(spot);
        } else {
            draw_node(spot);
        }
    }

    void draw_lantern(const TreeSpot& spot) {
        const double half = spot.lantern * unit / 2;
        const double x = x_of(spot);
        const double y = y_of(spot);
        svg_.element("path",
                     {{"class", "failed"},
                      {"d", "M" + short_decimal(x) + " " + short_decimal(y) + " l" + short_decimal(half) +
                                " " + short_decimal(2 * half) + " h" + short_decimal(-2 * half) + " Z"}});
        svg_.text_element("text", {{"x", short_decimal(x)}, {"y", short_decimal(y + 2 * half + 14)}},
                          std::to_string(search_->record().node(spot.node).subtree));
    }

    void draw_node(const TreeSpot& spot) {
        const bool is_way = search_->record().node(spot.node).solutions > 0;
        svg_.element("circle", {{"class", is_way ? "solved" : "open"},
                                {"cx", short_decimal(x_of(spot))},
                                {"cy", short_decimal(y_of(spot))},
                                {"r", short_decimal(radius)}});
        svg_.text_element("text",
                          {{"x", short_decimal(x_of(spot))}, {"y", short_decimal(y_of(spot) - radius - 4)}},
                          search_->label(spot.node));
    }

    const RecordedSearch* search_;
    TreeLayout layout_;
    SvgWriter svg_;
};

}  // namespace

std::string tree_picture_of(const RecordedSearch& search, const OpenNodes& open) {
    return TreePicture(search, open).drawn();
}

}  // namespace tessera
