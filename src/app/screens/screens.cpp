#include "app/screens/screens.h"

#include "app/screens/notice.h"
#include "app/screens/play_screen.h"
#include "app/screens/sheets.h"

namespace tessera {

void draw_screens(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& window,
                  const Rect& safe) {
    if (controller.screen() == Screen::home) {
        const float room = notice_room(controller.announcer(), ui, safe.width);
        const float end = room > 0 ? safe.bottom() - room : window.bottom();
        ui.painter.push_clip({window.x, window.y, window.width, end - window.y});
        draw_home(controller, memory, ui, {safe.x, safe.y, safe.width, safe.height - room});
        ui.painter.pop_clip();
    } else if (controller.screen() == Screen::edit) {
        draw_editor(controller, memory, ui, safe);
    } else {
        draw_play(controller, memory, ui, safe);
    }
    if (draw_notice(controller.playing(), ui, safe)) {
        controller.answer_notice();
    }
    if (controller.panel() != Panel::none) {
        if (draw_sheet(controller, memory, ui, window)) {
            controller.navigation().close_panel();
        }
        const auto& notice = controller.announcer().notices().current();
        if (controller.panel() == Panel::make && notice &&
            !notice->action) {  // an offer is about the table below
            draw_notice(controller.playing(), ui, safe);
        }
    }
}

}  // namespace tessera
