#include "app/screens/print_sheet.h"

#include "app/host/platform.h"

namespace tessera {

void draw_print(GameController& controller, Ui& ui, const Rect& screen, PaperChoice& choice) {
    const bool has_way = is_explained(family_id(controller.game().session));
    const bool has_link = !controller.link(false).empty();
    const float height =
        (1.0F + (has_way ? 1.0F : 0) + (has_link ? 1.0F : 0)) * touch_side + 12 + 48 + 8 + touch_side;
    const Sheet panel = sheet(ui, ui.text("On paper"), screen, {380, height + sheet_head_and_margins});
    Rect rest = panel.content;
    choice.with_solution =
        toggle(ui, "print.solution", "With the solution", rest.take_top(touch_side), choice.with_solution);
    if (has_way) {
        choice.with_explanation = toggle(ui, "print.way", "Explained step by step", rest.take_top(touch_side),
                                         choice.with_explanation);
    }
    if (has_link) {
        choice.with_code =
            toggle(ui, "print.qr", "With a QR code of the link", rest.take_top(touch_side), choice.with_code);
    }
    rest.take_top(12);
    const bool is_free = !controller.is_printing();
    choice.form = PaperForm::sheet;
    const bool prints = button(ui, "print", "Print", rest.take_top(48), {ButtonStyle::primary, is_free});
    rest.take_top(8);
    Rect row = rest.take_top(touch_side);
    if (platform::has_pages()) {
        const Rect half = row.take_left((row.width - 10) / 2);
        row.take_left(10);
        if (button(ui, "picture.png", "Save a picture (PNG)", half, {ButtonStyle::plain, is_free})) {
            choice.form = PaperForm::png;
        }
    }
    if (button(ui, "picture", "Save a drawing (SVG)", row, {ButtonStyle::plain, is_free})) {
        choice.form = PaperForm::svg;
    }
    if (prints || choice.form != PaperForm::sheet) {
        controller.print_puzzle(choice);
    }
    if (panel.is_closed) {
        controller.show(Panel::none);
    }
}

}  // namespace tessera
