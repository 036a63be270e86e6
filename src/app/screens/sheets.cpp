#include "app/screens/sheets.h"

#include "app/game/game_texts.h"
#include "app/host/platform.h"
#include "app/screens/calendar_sheet.h"
#include "app/screens/help_sheet.h"
#include "app/screens/maker_sheet.h"
#include "app/screens/print_sheet.h"
#include "app/screens/qr_sheet.h"
#include "app/screens/share_sheet.h"
#include "app/screens/solvers_sheet.h"
#include "base/version.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

namespace {

void close_if(GameController& controller, bool is_closed) {
    if (is_closed) {
        controller.show(Panel::none);
    }
}

constexpr float choice_height = 28 + touch_side + 16;
constexpr float settings_height = 4 * choice_height + 3 * touch_side + 2 * 6 + 12 + 2 * touch_side + 8;

void draw_settings(GameController& controller, Ui& ui, const Rect& screen) {
    Settings settings = controller.settings();
    const bool has_sounds = platform::has_sounds();
    const float content = settings_height + (has_sounds ? choice_height : 0);
    const Sheet panel = sheet(ui, ui.text("Settings"), screen, {460, content + sheet_head_and_margins});
    const float scroll = ui.state.scroll_region("settings", panel.content, content);
    ui.painter.push_clip(panel.content.inset(-6));
    Rect rest{panel.content.x, panel.content.y - scroll, panel.content.width, content};
    const auto choose = [&](std::string_view name, std::string_view caption,
                            std::vector<std::string_view> options, int chosen) {
        const int answer =
            segmented(ui, {name, caption, std::move(options), chosen}, rest.take_top(28 + touch_side));
        rest.take_top(16);
        return answer;
    };
    settings.theme = static_cast<ThemeChoice>(
        choose("theme", "Appearance", {"System", "Light", "Dark"}, static_cast<int>(settings.theme)));
    std::vector<std::string_view> spoken = {"System"};
    for (const LanguageInfo& language : languages) {
        spoken.push_back(language.name);
    }
    settings.language = static_cast<LanguageChoice>(
        choose("language", "Language", spoken, static_cast<int>(settings.language)));
    settings.motion = static_cast<MotionChoice>(
        choose("motion", "Movement", {"System", "Full", "Reduced"}, static_cast<int>(settings.motion)));
    settings.errors = static_cast<ErrorChoice>(choose(
        "errors", "Mark mistakes", {"Off", "When I ask", "Always"}, static_cast<int>(settings.errors)));
    if (has_sounds) {
        const int heard = std::max(static_cast<int>(settings.sound) - 1, 0);
        const int chosen = choose("sound", "Sound", {"Silent", "Quiet", "Loud"}, heard);
        settings.sound = chosen == heard ? settings.sound : static_cast<SoundChoice>(chosen + 1);
    }
    settings.letters =
        toggle(ui, "letters", "Letters on pieces", rest.take_top(touch_side), settings.letters);
    rest.take_top(6);
    settings.celebrates = toggle(ui, "celebrates", "Celebrate when a puzzle is solved",
                                 rest.take_top(touch_side), settings.celebrates);
    rest.take_top(6);
    settings.counts_ways = toggle(ui, "counts_ways", "Count the ways to finish while I play",
                                  rest.take_top(touch_side), settings.counts_ways);
    rest.take_top(12);
    if (button(ui, "solvers", "Choose the solver", rest.take_top(touch_side))) {
        controller.show(Panel::solvers);
    }
    rest.take_top(8);
    Rect row = rest.take_top(touch_side);  // in one row, so that a low window never shows only one of them
    const Rect half = row.take_left((row.width - 10) / 2);
    row.take_left(10);
    if (button(ui, "export", "Export games", half)) {
        controller.export_games();
    }
    if (button(ui, "import", "Import games", row)) {
        platform::ask_file(import_question);
    }
    ui.painter.pop_clip();
    if (settings != controller.settings()) {
        controller.change_settings(settings);
    }
    close_if(controller, panel.is_closed);
}

// In the format that `tessera replay` and the page's clipboard accept.
std::string report_line(const GameController& controller) {
    return join({"Tessera", std::string(version()), controller.link(true)}, " ");
}

constexpr float clock_height = 68;
constexpr float list_label_height = 26;
constexpr float checkpoint_gap = 6;
constexpr float checkpoint_row = touch_side + checkpoint_gap;
constexpr float paused_button = 48;
constexpr float paused_gap = 8;  // above each button
constexpr float paused_column = clock_height + 3 * (paused_gap + paused_button);

float checkpoints_height(int count, int columns) {
    const int rows = (count + columns - 1) / columns;
    return count == 0 ? 0 : list_label_height + checkpoint_row * static_cast<float>(rows);
}

// Draws the checkpoints, the latest first. A pause shows no positions, only the times.
void draw_checkpoints(GameController& controller, Ui& ui, Rect list, int columns) {
    const std::vector<Checkpoint>& all = controller.game().checkpoints;
    if (all.empty()) {
        return;
    }
    const Rect label = list.take_top(list_label_height);
    ui.painter.text({label.x, label.centre().y - 2}, ui.text("Back to a checkpoint"), ui.theme().quiet,
                    TextSize::small);
    const float height = checkpoints_height(int_size(all), columns) - list_label_height;
    const float scroll = ui.state.scroll_region("checkpoints", list, height);
    const float step = (list.width + checkpoint_gap) / static_cast<float>(columns);
    ui.painter.push_clip(list.inset(-4));
    std::optional<int> chosen;
    for (int place = 0; place < int_size(all); ++place) {
        const int line = place / columns;
        const Rect row{list.x + step * static_cast<float>(place % columns),
                       list.y - scroll + checkpoint_row * static_cast<float>(line), step - checkpoint_gap,
                       touch_side};
        const int index = int_size(all) - 1 - place;
        const Checkpoint& checkpoint = at(all, index);
        const std::string caption =
            controller.strings().of(say("{} {move|moves} in {}", int_size(checkpoint.moves),
                                        clock_text(static_cast<double>(checkpoint.elapsed_ms))));
        if (button(ui, "checkpoint." + std::to_string(index), caption, row)) {
            chosen = index;
        }
    }
    ui.painter.pop_clip();
    if (chosen) {
        controller.show(Panel::none);
        controller.come_back(*chosen);
    }
}

// In a low, wide window the checkpoints are beside the clock and the buttons, in two columns.
struct PauseLayout {
    int columns = 1;
    Point content;
};

PauseLayout lay_out_pause(const Rect& screen, int count) {
    constexpr float wide = 720;
    const float upright = paused_column + checkpoints_height(count, 1);
    if (count == 0 || screen.width < wide + 20 || upright + sheet_head_and_margins <= screen.height) {
        return {1, {380, upright}};
    }
    return {2, {wide, std::max(paused_column, checkpoints_height(count, 2))}};
}

void draw_paused(GameController& controller, Ui& ui, const Rect& screen) {
    constexpr float list_width = 430;
    ui.painter.fill(screen, ui.theme().page);  // the board is hidden, so a pause gives no time to think
    const PauseLayout layout = lay_out_pause(screen, int_size(controller.game().checkpoints));
    const Sheet panel =
        sheet(ui, ui.text("Paused"), screen, {layout.content.x, layout.content.y + sheet_head_and_margins});
    Rect rest = panel.content;
    const Rect beside = rest.take_right(layout.columns == 1 ? 0 : list_width);
    rest.take_right(layout.columns == 1 ? 0 : 20);
    const Rect clock = rest.take_top(clock_height);
    const std::string time = clock_text(controller.game().clock.elapsed(controller.now_ms()));
    ui.painter.text({clock.centre().x, clock.y + 24}, time, ui.theme().text, TextSize::display,
                    Align::centre);
    const Rect go = rest.take_bottom(paused_button);
    rest.take_bottom(paused_gap);
    const Rect set = rest.take_bottom(paused_button);
    rest.take_bottom(paused_gap);
    const Rect edit = rest.take_bottom(paused_button);
    rest.take_bottom(paused_gap);
    draw_checkpoints(controller, ui, layout.columns == 1 ? rest : beside, layout.columns);
    if (button(ui, "checkpoint", "Set a checkpoint", set,
               {ButtonStyle::plain, move_count(controller.game()) > 0})) {
        controller.set_checkpoint();
    }
    if (button(ui, "edit.position", "Turn this into a puzzle", edit)) {
        return controller.edit_position();
    }
    close_if(controller, button(ui, "resume", "Resume", go, {ButtonStyle::primary}) || panel.is_closed);
}

}  // namespace

void draw_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& window) {
    switch (controller.panel()) {
        case Panel::none:
            return;
        case Panel::make:
            return draw_maker(controller, ui, window);
        case Panel::share:
            return draw_share(controller, ui, window, memory.shares_moves);
        case Panel::qr:
            return draw_qr_sheet(controller, ui, window);
        case Panel::print:
            return draw_print(controller, ui, window, memory.paper);
        case Panel::settings:
            return draw_settings(controller, ui, window);
        case Panel::solvers:
            return draw_solvers(controller, ui, window);
        case Panel::help:
            return draw_help(controller, ui, window, report_line(controller));
        case Panel::paused:
            return draw_paused(controller, ui, window);
        case Panel::calendar:
            return draw_calendar(controller, ui, window, memory.home.family, memory.months_back);
    }
}

}  // namespace tessera
