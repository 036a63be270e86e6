#include "app/screens/notice.h"

#include "app/screens/notice_place.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr float frame_width = 10;  // of the board's frame

// The card over the table, of a hint or of the end of a game; empty if there is none.
Rect card_rect(const Ui& ui) {
    for (const Control& control : ui.state.controls()) {
        if (control.name == "card") {
            return control.rect;
        }
    }
    return {};
}

Rect place_over_table(GameController& controller, const Ui& ui, const Rect& screen, Point size) {
    const Rect board = with_game(controller.table(),
                                 [](auto&, auto& view) { return view.canvas.board().inset(-frame_width); });
    return place_of_notice({screen, controller.scene().area, board, card_rect(ui)}, size);
}

}  // namespace

void draw_notice(GameController& controller, Ui& ui, const Rect& screen) {
    if (!controller.notices().current()) {
        return;
    }
    const Notice& notice = *controller.notices().current();
    const float action = !notice.action ? 0 : button_width(ui, caption_of(*notice.action)) - 16;
    const float room = screen.width - 24 - 40 - action;
    const float text_width = std::min(Painter::text_width(notice.text, TextSize::body) + 2, room);
    const float text_height =
        ui.painter.paragraph({0, 0, text_width, 0}, notice.text, ui.theme().text, TextSize::body, false);
    const float height = std::max(text_height + 22, 48.0F);
    const float width = text_width + 40 + action;
    const bool is_on_table = controller.is_table_free() && controller.scene().area.height > 0;
    const Rect rect = is_on_table
                          ? place_over_table(controller, ui, screen, {width, height})
                          : centred({screen.centre().x, screen.bottom() - 12 - height / 2}, width, height);
    ui.painter.shadow(rect, 12, height / 2);
    ui.painter.fill(rect, ui.theme().notice, std::min(height / 2, 24.0F));
    if (notice.is_bad) {
        ui.painter.circle({rect.x + 16, rect.centre().y}, 4, ui.theme().notice_bad);
    }
    ui.painter.paragraph({rect.x + (notice.is_bad ? 28.0F : 20.0F), rect.centre().y - text_height / 2,
                          text_width, text_height},
                         notice.text, ui.theme().on_notice);
    if (!notice.action) {
        return;
    }
    const Rect press{rect.right() - action - 8, rect.centre().y - touch_side / 2, action, touch_side};
    ui.state.add(
        {.name = "notice.action", .rect = press, .label = std::string(ui.text(caption_of(*notice.action)))});
    ui.painter.text(press.centre(), ui.text(caption_of(*notice.action)), ui.theme().notice_action,
                    TextSize::strong, Align::centre);
    focus_ring(ui, "notice.action", press, 12);
    if (ui.state.take_click("notice.action")) {
        controller.answer_notice();
    }
}

}  // namespace tessera
