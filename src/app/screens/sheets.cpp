#include "app/screens/sheets.h"

#include "app/host/platform.h"
#include "app/screens/card.h"
#include "app/screens/each_sheet.h"
#include "app/ui/column.h"
#include "app/ui/material.h"

#include <array>
#include <string_view>

namespace tessera {

namespace {

// In the order of Panel, with the editor in the place of Panel::none; then the list, and the card of a win. They are called by address alone: web/split.mjs
// puts them and what only they call in the program's second part.
constexpr std::array<DrawPart*, 21> parts{
    draw_editor_screen,   draw_maker_sheet,      draw_share_sheet,      draw_print_sheet,
    draw_settings_sheet,  draw_solvers_sheet,    draw_help_sheet,       draw_pause_sheet,
    draw_calendar_sheet,  draw_qr_sheet,         draw_statistics_sheet, draw_filter_sheet,
    draw_technique_sheet, draw_files_sheet,      draw_race_sheet,       draw_series_sheet,
    draw_chapters_sheet,  draw_print_days_sheet, draw_home_screen,      draw_win_card,
    place_win_card,
};

constexpr int editor_part = static_cast<int>(Panel::none);
constexpr int list_part = static_cast<int>(parts.size()) - 3;
constexpr int win_part = list_part + 1;
constexpr int win_place_part = list_part + 2;

// In the order of MaterialChoice.
constexpr std::array<DrawTexture*, 5> textures{nullptr, draw_wood_texture, draw_felt_texture,
                                               draw_paper_texture, draw_glass_texture};

bool draw_awaited(Ui& ui, const Rect& screen) {
    return column_sheet(ui, "Loading…", screen, 380, [&](Column& rows) {
        const std::string_view words =
            "This part is still loading. If nothing happens, please check your connection.";
        rows.paragraph(ui.text(words), ui.theme().text);
    });
}

bool shows_win(const GameController& controller) {
    return has_won(controller.playing()) && controller.playing().win_share() > 0 && platform::is_whole();
}

bool draw_part(int part, GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& rect) {
    if (!platform::is_whole()) {
        return draw_awaited(ui, rect);
    }
    return at(parts, part)(controller, memory, ui, rect);
}

}  // namespace

bool awaits_part(const GameController& controller) {
    const bool needs_it = controller.panel() != Panel::none || controller.screen() != Screen::play;
    return needs_it && !platform::is_whole();
}

std::optional<WinPlace> win_place(GameController& controller, ScreenMemory& memory, Ui& ui,
                                  const Rect& table) {
    if (!shows_win(controller)) {
        return std::nullopt;
    }
    static_cast<void>(at(parts, win_place_part)(controller, memory, ui, table));
    return memory.win;
}

void draw_win(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& table) {
    if (shows_win(controller) && at(parts, win_part)(controller, memory, ui, table)) {
        controller.playing().close_win();
    }
}

DrawTexture* texture_of(const Settings& settings) {
    const bool is_plain = settings.material == MaterialChoice::plain;
    return is_plain || !platform::is_whole() ? nullptr : at(textures, static_cast<int>(settings.material));
}

bool draw_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& window) {
    return draw_part(static_cast<int>(controller.panel()), controller, memory, ui, window);
}

void draw_editor(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    if (draw_part(editor_part, controller, memory, ui, screen)) {
        controller.opening().show(Screen::home);
    }
}

void draw_home(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    if (draw_part(list_part, controller, memory, ui, screen)) {
        controller.opening().show(Screen::play);
    }
}

}  // namespace tessera
