#include "app/screens/notice.h"

#include "app/screens/notice_place.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr float frame_width = 10;  // of the board's frame
constexpr float margin = 12;       // at the bottom of screens without a table
constexpr float close_width = touch_side;
constexpr float least_text_width = 170;  // beside the buttons

// The place of a control of this frame: "card" is of a hint or of the end of a game, "race" a rival's board; empty if there
// is none.
Rect rect_of(const Ui& ui, std::string_view name) {
    for (const Control& control : ui.state.controls()) {
        if (control.name == name) {
            return control.rect;
        }
    }
    return {};
}

Rect place_over_table(const OpenGame& table, const Rect& area, const Ui& ui, const Rect& screen, Point size) {
    return with_game(table, [&](auto&, auto& view) {
        const Rect board = view.canvas.board().inset(-frame_width);
        return place_of_notice(
            {screen, area, board, rect_of(ui, "card"), tray_area(view), rect_of(ui, "race")}, size);
    });
}

bool draw_answer(Ui& ui, const Rect& press, NoticeAction action) {
    const std::string_view caption = ui.text(caption_of(action));
    ui.state.add({.name = "notice.action", .rect = press, .label = std::string(caption)});
    ui.painter.text(press.centre(), caption, ui.theme().notice_action, TextSize::strong, Align::centre);
    focus_ring(ui, "notice.action", press, 12);
    return ui.state.take_click("notice.action");
}

void draw_close(Announcer& announcer, Ui& ui, const Rect& press) {
    ui.state.add({.name = "notice.close", .rect = press, .label = std::string(ui.text("Close"))});
    ui.painter.icon(Icon::close, press.centre(), 18, ui.theme().on_notice);
    focus_ring(ui, "notice.close", press, 12);
    if (ui.state.take_click("notice.close")) {
        announcer.notices().close();
    }
}

// The sizes of a notice's parts.
struct NoticeShape {
    Point size;
    Point text;
    float action = 0;         // width of its button; 0 if there is none
    bool is_stacked = false;  // the buttons are below the text
};

NoticeShape shape_of(const Ui& ui, const Notice& notice, float screen_width) {
    const float action = notice.action ? button_width(ui, caption_of(*notice.action)) - 16 : 0;
    const float buttons = notice.action ? action + close_width : 0;
    const float whole = screen_width - 24 - 40;
    const bool is_stacked = whole - buttons < least_text_width;
    const float room = is_stacked ? whole : whole - buttons;
    const float width = std::min(Painter::text_width(notice.text, TextSize::body) + 2, room);
    const float height =
        ui.painter.paragraph({0, 0, width, 0}, notice.text, ui.theme().text, TextSize::body, false);
    const Point size{is_stacked ? std::max(width, buttons) + 40 : width + 40 + buttons,
                     std::max(height + 22, 48.0F) + (is_stacked ? touch_side : 0)};
    return {size, {width, height}, action, is_stacked};
}

void draw_plate(const Ui& ui, const Notice& notice, const NoticeShape& shape, const Rect& rect) {
    const float radius = std::min(rect.height / 2, 24.0F);
    ui.painter.shadow(rect, 12, radius);
    ui.painter.fill(rect, ui.theme().notice, radius);
    if (notice.is_bad) {
        ui.painter.circle({rect.x + 16, rect.centre().y}, 4, ui.theme().notice_bad);
    }
    const float below = shape.is_stacked ? touch_side : 0;
    const float top = rect.y + (rect.height - below - shape.text.y) / 2;
    ui.painter.paragraph({rect.x + (notice.is_bad ? 28.0F : 20.0F), top, shape.text.x, shape.text.y},
                         notice.text, ui.theme().on_notice);
}

}  // namespace

float notice_room(const Announcer& announcer, const Ui& ui, float screen_width) {
    const auto& notice = announcer.notices().current();
    return notice ? shape_of(ui, *notice, screen_width).size.y + 2 * margin : 0;
}

Rect notice_rect(const Playing& playing, const Ui& ui, const Rect& screen) {
    const auto& notice = playing.announcer().notices().current();
    if (!notice) {
        return {};
    }
    const Point size = shape_of(ui, *notice, screen.width).size;
    const Rect& area = playing.scene().area;
    return playing.is_table_free() && area.height > 0
               ? place_over_table(playing.table(), area, ui, screen, size)
               : centred({screen.centre().x, screen.bottom() - margin - size.y / 2}, size.x, size.y);
}

bool draw_notice(Playing& playing, Ui& ui, const Rect& screen) {
    const Rect rect = notice_rect(playing, ui, screen);
    if (rect.width <= 0) {
        return false;
    }
    const Notice notice = *playing.announcer().notices().current();
    const NoticeShape shape = shape_of(ui, notice, screen.width);
    draw_plate(ui, notice, shape, rect);
    if (!notice.action) {
        return false;
    }
    const float middle = shape.is_stacked ? rect.bottom() - 4 - touch_side / 2 : rect.centre().y;
    Rect buttons{rect.x, middle - touch_side / 2, rect.width - 2, touch_side};
    draw_close(playing.announcer(), ui, buttons.take_right(close_width));
    return draw_answer(ui, buttons.take_right(shape.action), *notice.action);
}

}  // namespace tessera
