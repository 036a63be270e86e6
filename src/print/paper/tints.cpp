#include "base/index.h"
#include "print/paper/pen.h"

#include <array>

// The tints of pieces and their hatchings.

namespace tessera {

namespace {

// The colours of the screen (app/ui/theme.cpp) in the same order, pale enough for text on top.
constexpr std::array<std::string_view, 12> tints = {"#dccbee", "#fbe7a8", "#f6c9c3", "#bfe6e2",
                                                    "#fbd3a6", "#bcd9f2", "#e6c3e0", "#dfe6a4",
                                                    "#c9d0f7", "#c3e3c0", "#f3c6dd", "#dbdcb6"};

// The lines of a hatching in a repeated square of `hatching_side` millimetres.
constexpr std::string_view hatching_side = "2";
constexpr std::array<std::string_view, 7> hatchings = {
    "M-.5 .5L.5 -.5M0 2L2 0M1.5 2.5L2.5 1.5",
    "M-.5 1.5L.5 2.5M0 0L2 2M1.5 -.5L2.5 .5",
    "M0 1H2",
    "M1 0V2",
    "M0 0L2 2M0 2L2 0",
    "M0 1H2M1 0V2",
    "M.4 .6H.6M1.4 1.6H1.6",
};
constexpr int hatching_count = 84;  // combinations of twelve tints and seven hatchings

}  // namespace

std::string tint(int number) {
    return std::string(at(tints, number % int_size(tints)));
}

std::string hatched_tint(int number) {
    return "url(#hatched-" + std::to_string(number % hatching_count) + ")";
}

void write_hatchings(SvgWriter& svg, std::string_view drawing) {
    svg.open("defs", {});
    for (int number = 0; number < hatching_count; ++number) {
        if (drawing.find(hatched_tint(number)) == std::string_view::npos) {
            continue;
        }
        svg.open("pattern", {{"id", "hatched-" + std::to_string(number)},
                             {"patternUnits", "userSpaceOnUse"},
                             {"width", std::string(hatching_side)},
                             {"height", std::string(hatching_side)}});
        svg.element("rect", {{"width", std::string(hatching_side)},
                             {"height", std::string(hatching_side)},
                             {"fill", tint(number)}});
        svg.element("path", {{"d", std::string(at(hatchings, number % int_size(hatchings)))},
                             {"stroke", std::string(paper_dark)},
                             {"stroke-width", ".22"},
                             {"fill", "none"}});
        svg.close();
    }
    svg.close();
}

}  // namespace tessera
