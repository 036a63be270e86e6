#include "app/lab/screen/lab_help.h"

#include "app/ui/column.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr float sign_width = 112;  // column of what is explained, on the left
constexpr float line_gap = 10;

void draw_sign(Ui& ui, const LabHelpLine& line, const Rect& rect) {
    const Point place{rect.x + 16, rect.y + Painter::line_height(TextSize::body) / 2};
    if (line.draw_sign == nullptr) {
        ui.painter.text({rect.x, place.y}, Painter::fitted(ui.text(line.key), TextSize::strong, rect.width),
                        ui.theme().text, TextSize::strong);
    } else {
        line.draw_sign(ui, place);
    }
}

// Draws or only measures a line. Returns its height.
float draw_line(Ui& ui, const LabHelpLine& line, Rect rect, bool is_visible) {
    const Rect sign = rect.take_left(sign_width);
    if (is_visible) {
        draw_sign(ui, line, sign);
    }
    rect.take_left(12);
    const float height =
        ui.painter.paragraph(rect, ui.text(line.text), ui.theme().text, TextSize::body, is_visible);
    return std::max(height, 24.0F) + line_gap;
}

}  // namespace

bool draw_help(Ui& ui, const LabHelp& page, const Rect& screen) {
    return column_sheet(ui, page.title, screen, 480, [&](Column& rows) {
        for (const LabHelpLine& line : page.lines) {
            rows.gap(draw_line(ui, line, rows.below(), rows.is_drawn()));
        }
    });
}

}  // namespace tessera
