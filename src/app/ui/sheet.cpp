#include "app/ui/widgets.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

constexpr float sheet_margin = 20;
constexpr float narrow_screen = 520;  // sheets fill the width of narrower screens

}  // namespace

float sheet_content_width(const Rect& screen, float wanted) {
    const float width = screen.width < narrow_screen ? screen.width : std::min(wanted, screen.width - 20);
    return width - 2 * sheet_margin;
}

Sheet sheet(Ui& ui, std::string_view title, const Rect& screen, Point wanted_size, float title_from) {
    const Theme& theme = ui.theme();
    ui.state.cover();
    ui.painter.fill(screen, theme.veil);
    const float width = std::min(wanted_size.x, screen.width - 20);
    const float around = screen.height < low_screen ? 4 : 8;
    const float height = std::min(wanted_size.y, screen.height - 2 * around);
    const bool is_narrow = screen.width < narrow_screen;
    Rect rect = centred(screen.centre(), width, height);
    if (is_narrow) {  // at the lower edge, within the thumb's reach
        rect = {screen.x, screen.bottom() - height, screen.width, height};
    }
    rect = {ui.painter.snap(rect.x), ui.painter.snap(rect.y), ui.painter.snap(rect.width),
            ui.painter.snap(rect.height)};
    ui.painter.shadow(rect, 24, 20);
    ui.painter.fill(rect, theme.surface, 20, {true, true, !is_narrow, !is_narrow});
    ui.state.add({"veil", screen, true, false});
    ui.state.add({.name = "sheet",
                  .rect = rect,
                  .is_enabled = false,
                  .takes_focus = false,
                  .label = std::string(ui.text(title))});
    Sheet sheet;
    sheet.is_closed = ui.state.take_click("veil");
    Rect content = rect.inset(sheet_margin);
    Rect head = content.take_top(touch_side);
    ui.painter.text({head.x + title_from, head.centre().y}, ui.text(title), theme.text, TextSize::title);
    const Rect close = head.take_right(touch_side);
    sheet.is_closed |= icon_button(ui, {"close", "Close", Icon::close}, close.moved({8, 0}));
    sheet.before = head.take_left(title_from);
    head.take_left(Painter::text_width(ui.text(title), TextSize::title) + 2);
    sheet.head = head;
    content.take_top(10);
    sheet.content = content;
    return sheet;
}

}  // namespace tessera
