#include "app/host/platform.h"
#include "app/screens/part_sheets.h"
#include "app/ui/column.h"

#include <optional>

namespace tessera {

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
        rows.split(platform::has_pages() ? 2 : 1);
        if (platform::has_pages() && rows.button("picture.png", "Save a picture (PNG)", plain)) {
            wanted = PaperForm::png;
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
