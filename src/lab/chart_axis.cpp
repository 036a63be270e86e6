#include "lab/chart_panels.h"

namespace tessera {

std::string colour_class(int engine_number) {
    return "c" + std::to_string(engine_number % chart_colour_count);
}

double width_of_text(std::string_view text) {
    constexpr double width_of_letter = 8.2;
    return width_of_letter * static_cast<double>(text.size());
}

void draw_axis(SvgWriter& svg, const Axis& axis, const PanelFrame& frame, double bottom,
               std::string_view caption) {
    for (const double mark : axis.marks()) {
        const std::string x = short_decimal(frame.left + axis.fraction(mark) * (frame.right - frame.left));
        svg.element("line", {{"class", "grid"},
                             {"x1", x},
                             {"x2", x},
                             {"y1", short_decimal(frame.top)},
                             {"y2", short_decimal(bottom)}});
        svg.text_element(
            "text",
            {{"class", "mark"}, {"x", x}, {"y", short_decimal(bottom + 16)}, {"text-anchor", "middle"}},
            mark_text(mark));
    }
    svg.text_element("text",
                     {{"class", "quiet"},
                      {"x", short_decimal((frame.left + frame.right) / 2)},
                      {"y", short_decimal(bottom + 36)},
                      {"text-anchor", "middle"}},
                     std::string(caption) + (axis.is_log() ? " (powers of ten)" : ""));
}

}  // namespace tessera
