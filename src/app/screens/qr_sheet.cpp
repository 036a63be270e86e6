#include "app/screens/part_sheets.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

// Removes the next whole number from the text and returns it; 0 at the end.
int take_number(std::string_view& text) {
    constexpr std::string_view digits = "0123456789";
    text.remove_prefix(std::min(text.find_first_of(digits), text.size()));
    int number = 0;
    while (!text.empty() && digits.find(text.front()) != std::string_view::npos) {
        number = 10 * number + (text.front() - '0');
        text.remove_prefix(1);
    }
    return number;
}

// Returns the text after `mark`.
std::string_view after(std::string_view text, std::string_view mark) {
    return text.substr(std::min(text.find(mark), text.size() - mark.size()) + mark.size());
}

// Draws the output of draw_qr (print/qr_code.h). Modules are whole pixels, or they would be blurred.
void draw_modules(Painter& painter, const Rect& place, std::string_view svg) {
    std::string_view side = after(svg, "viewBox=\"0 0 ");
    const auto count = static_cast<float>(take_number(side));
    const float fits = std::min(place.width, place.height) / count;
    const float module = std::max(std::floor(fits / painter.pixel()), 1.0F) * painter.pixel();
    const Point corner{painter.snap(place.centre().x - module * count / 2),
                       painter.snap(place.centre().y - module * count / 2)};
    painter.fill({corner.x, corner.y, module * count, module * count}, qr_light);
    std::string_view path = after(svg, " d=\"");
    path = path.substr(0, path.find('"'));
    while (path.find('M') != std::string_view::npos) {
        const auto column = static_cast<float>(take_number(path));
        const auto row = static_cast<float>(take_number(path));
        const auto length = static_cast<float>(take_number(path));
        path.remove_prefix(std::min(path.find('z'), path.size()));
        painter.fill({corner.x + column * module, corner.y + row * module, length * module, module}, qr_dark);
    }
}

}  // namespace

bool qr_sheet(const Printing& printing, Ui& ui, const Rect& screen) {
    const bool is_low = screen.height < 560 && screen.width > screen.height;  // texts beside the code
    constexpr float width = 520;
    constexpr float gap = 4;
    constexpr float words_height = 2 * touch_side + gap;
    const float height = sheet_content_width(screen, width) + gap + words_height + sheet_head_and_margins;
    const Point wanted = is_low ? Point{640, screen.height} : Point{width, height};
    const Sheet panel = sheet(ui, "QR code", screen, wanted);
    Rect rest = panel.content;
    Rect words = is_low ? rest.take_right(std::min(220.0F, rest.width / 2)) : rest.take_bottom(words_height);
    is_low ? rest.take_right(12) : rest.take_bottom(gap);
    if (!printing.qr().empty()) {
        draw_modules(ui.painter, rest, printing.qr());
    }
    const Rect save = words.take_bottom(touch_side);
    words.take_bottom(gap);
    const std::string title = Painter::fitted(printing.qr_title(), TextSize::strong, words.width);
    ui.painter.text(words.centre(), title, ui.theme().text, TextSize::strong, Align::centre);
    if (button(ui, "qr.save", "Save a picture", save, {ButtonStyle::plain, !printing.qr().empty()})) {
        printing.save_qr();
    }
    return panel.is_closed;
}

}  // namespace tessera
