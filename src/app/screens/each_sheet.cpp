#include "app/screens/each_sheet.h"

#include "app/screens/part_sheets.h"

namespace tessera {

bool draw_chapters_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    return chapters_sheet(controller.desk(), controller.shelf(), memory.home, ui, screen);
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
    return race_sheet(controller.game(), ui, screen);
}

bool draw_statistics_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    return statistics_sheet(controller.desk(), controller.records(), memory.home.family, ui, screen);
}

bool draw_technique_sheet(GameController& controller, ScreenMemory& /*memory*/, Ui& ui, const Rect& screen) {
    return technique_sheet(controller.desk(), controller.assistant(), ui, screen);
}

}  // namespace tessera
