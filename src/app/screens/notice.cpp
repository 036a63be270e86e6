#include "app/screens/notice.h"

#include "app/screens/notice_place.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr float frame_width = 10;  // of the board's frame
constexpr float close_width = touch_side;
constexpr float least_text_width = 170;  // beside the buttons

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
    return with_game(controller.table(), [&](auto&, auto& view) {
        const Rect board = view.canvas.board().inset(-frame_width);
        return place_of_notice({screen, controller.scene().area, board, card_rect(ui), tray_area(view)},
                               size);
    });
}

void draw_answer(GameController& controller, Ui& ui, const Rect& press, NoticeAction action) {
    const std::string_view caption = ui.text(caption_of(action));
    ui.state.add({.name = "notice.action", .rect = press, .label = std::string(caption)});
    ui.painter.text(press.centre(), caption, ui.theme().notice_action, TextSize::strong, Align::centre);
    focus_ring(ui, "notice.action", press, 12);
    if (ui.state.take_click("notice.action")) {
        controller.answer_notice();
    }
}

void draw_close(GameController& controller, Ui& ui, const Rect& press) {
    ui.state.add({.name = "notice.close", .rect = press, .label = std::string(ui.text("Close"))});
    ui.painter.icon(Icon::close, press.centre(), 18, ui.theme().on_notice);
    focus_ring(ui, "notice.close", press, 12);
    if (ui.state.take_click("notice.close")) {
        controller.close_notice();
    }
}

}  // namespace

void draw_notice(GameController& controller, Ui& ui, const Rect& screen) {
    if (!controller.notices().current()) {
        return;
    }
    const Notice notice = *controller.notices().current();
    const float action = !notice.action ? 0 : button_width(ui, caption_of(*notice.action)) - 16;
    const float beside = !notice.action ? 0 : action + close_width;
    const float whole = screen.width - 24 - 40;
    const bool is_stacked = whole - beside < least_text_width;  // the buttons below the text
    const float room = is_stacked ? whole : whole - beside;
    const float text_width = std::min(Painter::text_width(notice.text, TextSize::body) + 2, room);
    const float text_height =
        ui.painter.paragraph({0, 0, text_width, 0}, notice.text, ui.theme().text, TextSize::body, false);
    const float below = is_stacked && notice.action ? touch_side : 0;
    const float height = std::max(text_height + 22, 48.0F) + below;
    const float width = is_stacked ? std::max(text_width, beside) + 40 : text_width + 40 + beside;
    const bool is_on_table = controller.is_table_free() && controller.scene().area.height > 0;
    const Rect rect = is_on_table
                          ? place_over_table(controller, ui, screen, {width, height})
                          : centred({screen.centre().x, screen.bottom() - 12 - height / 2}, width, height);
    ui.painter.shadow(rect, 12, std::min(height / 2, 24.0F));
    ui.painter.fill(rect, ui.theme().notice, std::min(height / 2, 24.0F));
    if (notice.is_bad) {
        ui.painter.circle({rect.x + 16, rect.centre().y}, 4, ui.theme().notice_bad);
    }
    const float text_top = rect.y + (height - below - text_height) / 2;
    ui.painter.paragraph({rect.x + (notice.is_bad ? 28.0F : 20.0F), text_top, text_width, text_height},
                         notice.text, ui.theme().on_notice);
    if (!notice.action) {
        return;
    }
    const float middle = is_stacked ? rect.bottom() - 4 - touch_side / 2 : rect.centre().y;
    draw_close(controller, ui,
               {rect.right() - close_width - 2, middle - touch_side / 2, close_width, touch_side});
    draw_answer(controller, ui,
                {rect.right() - close_width - action - 2, middle - touch_side / 2, action, touch_side},
                *notice.action);
}

}  // namespace tessera
