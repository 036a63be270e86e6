#include "app/screens/each_sheet.h"

#include "app/screens/part_sheets.h"

namespace tessera {

bool draw_chapters_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    switch (chapters_sheet(controller.desk(), controller.shelf(), memory.home, ui, screen)) {
        case ChaptersAnswer::none:
            return false;
        case ChaptersAnswer::closed:
            return true;
        case ChaptersAnswer::filter:
            controller.show(Panel::filter);
            return false;
        case ChaptersAnswer::surprise:
            controller.show(Panel::none);
            controller.open_any(filtered(controller.desk(), memory.home.filter,
                                         controller.levels().levels_of(memory.home.family)));
            return false;
    }
    return false;
}

bool draw_filter_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    return filter_sheet(controller.desk(), memory.home, ui, screen);
}

bool draw_formats_sheet(GameController& controller, ScreenMemory& /*memory*/, Ui& ui, const Rect& screen) {
    return formats_sheet(controller.editing(), ui, screen);
}

bool draw_help_sheet(GameController& controller, ScreenMemory& /*memory*/, Ui& ui, const Rect& screen) {
    return help_sheet(controller.desk(), controller.printing(), ui, screen);
}

bool draw_print_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    return print_sheet(controller.desk(), controller.printing(), memory.paper, ui, screen);
}

bool draw_qr_sheet(GameController& controller, ScreenMemory& /*memory*/, Ui& ui, const Rect& screen) {
    return qr_sheet(controller.printing(), ui, screen);
}

bool draw_race_sheet(GameController& controller, ScreenMemory& /*memory*/, Ui& ui, const Rect& screen) {
    return race_sheet(controller.game(), controller.desk().name_text(controller.game()), ui, screen);
}

bool draw_statistics_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    return statistics_sheet(controller.desk(), controller.records(), memory.home.family, ui, screen);
}

bool draw_technique_sheet(GameController& controller, ScreenMemory& /*memory*/, Ui& ui, const Rect& screen) {
    return technique_sheet(controller.desk(), controller.assistant(), ui, screen);
}

}  // namespace tessera
