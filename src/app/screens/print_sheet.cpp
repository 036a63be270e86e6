#include "app/host/platform.h"
#include "app/screens/part_sheets.h"
#include "app/ui/column.h"

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace tessera {

namespace {

// True if two buttons with these captions fit beside each other.
bool fit_beside(Column& rows, std::initializer_list<std::string_view> captions) {
    constexpr float between = 10;
    constexpr float around = 24;
    const float room = (rows.below().width - between) / 2 - around;
    return std::all_of(captions.begin(), captions.end(), [&](std::string_view caption) {
        return Painter::text_width(rows.ui().text(caption), TextSize::strong) <= room;
    });
}

}  // namespace

bool print_sheet(const Desk& desk, Printing& printing, PaperChoice& choice, Ui& ui, const Rect& screen) {
    const bool has_way = is_explained(family_id(desk.game().session));
    const bool has_link = !desk.link(false).empty();
    const bool is_free = !printing.is_at_work();
    const ButtonLook plain{ButtonStyle::plain, is_free};
    std::optional<PaperForm> wanted;
    const bool is_closed = column_sheet(ui, "On paper", screen, 380, [&](Column& rows) {
        rows.toggle("print.solution", "With the solution", choice.with_solution);
        if (has_way) {
            rows.toggle("print.way", "Explained step by step", choice.with_explanation);
        }
        if (has_link) {
            rows.toggle("print.qr", "With a QR code of the link", choice.with_code);
        }
        rows.gap(12);
        if (rows.button("print", "Print", {ButtonStyle::primary, is_free}, 48)) {
            wanted = PaperForm::sheet;
        }
        rows.gap(8);
        const bool has_png = platform::has_pages();
        const bool are_beside = has_png && fit_beside(rows, {"Save a picture (PNG)", "Save a drawing (SVG)"});
        rows.split(are_beside ? 2 : 1);
        if (has_png && rows.button("picture.png", "Save a picture (PNG)", plain)) {
            wanted = PaperForm::png;
        }
        if (has_png && !are_beside) {
            rows.gap(8);
        }
        if (rows.button("picture", "Save a drawing (SVG)", plain)) {
            wanted = PaperForm::svg;
        }
    });
    choice.form = wanted.value_or(PaperForm::sheet);
    if (wanted) {
        printing.print(choice);
    }
    return is_closed;
}

}  // namespace tessera
