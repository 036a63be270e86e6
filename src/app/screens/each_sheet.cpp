#include "app/screens/each_sheet.h"

#include "app/screens/part_sheets.h"

namespace tessera {

bool draw_calendar_sheet(GameController& all, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    return calendar_sheet(all.opening(), memory.home.family, ui, screen);
}

bool draw_chapters_sheet(GameController& all, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    switch (chapters_sheet(all.desk(), all.shelf(), memory.home, ui, screen)) {
        case ChaptersAnswer::none:
            return false;
        case ChaptersAnswer::closed:
            return true;
        case ChaptersAnswer::filter:
            all.opening().show(Panel::filter);
            return false;
        case ChaptersAnswer::surprise:
            all.opening().show(Panel::none);
            all.opening().open_any(
                filtered(all.desk(), memory.home.filter, all.desk().levels().levels_of(memory.home.family)));
            return false;
    }
    return false;
}

bool draw_editor_screen(GameController& all, ScreenMemory& /*memory*/, Ui& ui, const Rect& screen) {
    return editor_screen(all.editing(), all.opening(), all.playing().scene(), ui, screen);
}

bool draw_filter_sheet(GameController& all, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    return filter_sheet(all.desk(), memory.home, ui, screen);
}

bool draw_files_sheet(GameController& all, ScreenMemory& /*memory*/, Ui& ui, const Rect& screen) {
    return files_sheet(all.editing(), ui, screen);
}

bool draw_help_sheet(GameController& all, ScreenMemory& /*memory*/, Ui& ui, const Rect& screen) {
    return help_sheet(all.desk(), all.printing(), ui, screen);
}

bool draw_home_screen(GameController& all, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    return home_screen(all.opening(), memory.home, ui, screen);
}

bool draw_maker_sheet(GameController& all, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    return maker_sheet(all.opening(), memory, ui, screen);
}

bool draw_pause_sheet(GameController& all, ScreenMemory& /*memory*/, Ui& ui, const Rect& screen) {
    return pause_sheet(all.playing(), all.opening(), ui, screen);
}

bool draw_print_sheet(GameController& all, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    return print_sheet(all.desk(), all.printing(), memory.paper, ui, screen);
}

bool draw_print_days_sheet(GameController& all, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    return print_days_sheet(all.opening(), all.printing(), memory.home.family, ui, screen);
}

bool draw_qr_sheet(GameController& all, ScreenMemory& /*memory*/, Ui& ui, const Rect& screen) {
    return qr_sheet(all.printing(), ui, screen);
}

bool draw_race_sheet(GameController& all, ScreenMemory& /*memory*/, Ui& ui, const Rect& screen) {
    return race_sheet(all.game(), all.desk().name_text(all.game()), ui, screen);
}

bool draw_series_sheet(GameController& all, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    return series_sheet(all.shelf(), all.desk(), all.printing(), memory.home.row, ui, screen);
}

bool draw_settings_sheet(GameController& all, ScreenMemory& /*memory*/, Ui& ui, const Rect& screen) {
    return settings_sheet(all.preferences(), all.navigation(), ui, screen);
}

bool draw_share_sheet(GameController& all, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    return share_sheet(all.playing(), all.shelf(), all.printing(), memory, ui, screen);
}

bool draw_solvers_sheet(GameController& all, ScreenMemory& /*memory*/, Ui& ui, const Rect& screen) {
    return solvers_sheet(all.playing(), all.opening(), ui, screen);
}

bool draw_statistics_sheet(GameController& all, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    return statistics_sheet(all.desk(), all.records(), memory.home.family, ui, screen);
}

bool draw_technique_sheet(GameController& all, ScreenMemory& /*memory*/, Ui& ui, const Rect& screen) {
    return technique_sheet(all.desk(), all.assistant(), ui, screen);
}

bool draw_win_card(GameController& all, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    return win_card(all.playing(), all.opening(), memory.win, ui, screen);
}

bool place_win_card(GameController& all, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    place_win(all.playing(), all.opening(), memory.win, ui, screen);
    return false;
}

}  // namespace tessera
