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
#include "app/ui/column.h"
#include "base/version.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

namespace {

template <class Choice>
void choose(Column& rows, std::string_view name, std::string_view caption,
            std::vector<std::string_view> options, Choice& chosen) {
    chosen =
        static_cast<Choice>(rows.segments({name, caption, std::move(options), static_cast<int>(chosen)}));
    rows.gap(16);
}

void add_choices(Column& rows, Settings& settings) {
    choose(rows, "theme", "Appearance", {"System", "Light", "Dark"}, settings.theme);
    std::vector<std::string_view> spoken = {"System"};
    for (const LanguageInfo& language : languages) {
        spoken.push_back(language.name);
    }
    choose(rows, "language", "Language", spoken, settings.language);
    choose(rows, "motion", "Movement", {"System", "Full", "Reduced"}, settings.motion);
    choose(rows, "errors", "Mark mistakes", {"Off", "When I ask", "Always"}, settings.errors);
    if (platform::has_sounds()) {
        const int heard = std::max(static_cast<int>(settings.sound) - 1, 0);
        int chosen = heard;
        choose(rows, "sound", "Sound", {"Silent", "Quiet", "Loud"}, chosen);
        settings.sound = chosen == heard ? settings.sound : static_cast<SoundChoice>(chosen + 1);
    }
}

void add_switches(Column& rows, Settings& settings) {
    rows.toggle("letters", "Letters on pieces", settings.letters);
    rows.gap(6);
    rows.toggle("celebrates", "Celebrate when a puzzle is solved", settings.celebrates);
    rows.gap(6);
    rows.toggle("counts_ways", "Count the ways to finish while I play", settings.counts_ways);
    rows.gap(12);
}

bool draw_settings(GameController& controller, Ui& ui, const Rect& screen) {
    Settings settings = controller.settings();
    const bool is_closed = column_sheet(ui, "Settings", screen, 460, [&](Column& rows) {
        add_choices(rows, settings);
        add_switches(rows, settings);
        if (rows.button("solvers", "Choose the solver")) {
            controller.show(Panel::solvers);
        }
        rows.gap(8);
        rows.split(2);  // in one row, so that a low window never shows only one of them
        if (rows.button("export", "Export games")) {
            controller.export_games();
        }
        if (rows.button("import", "Import games")) {
            platform::ask_file(import_question);
        }
    });
    if (settings != controller.settings()) {
        controller.change_settings(settings);
    }
    return is_closed;
}

// In the format that `tessera replay` and the page's clipboard accept.
std::string report_line(const GameController& controller) {
    return join({"Tessera", std::string(version()), controller.link(true)}, " ");
}

// Adds the checkpoints, the latest first. A pause shows no positions, only the times.
void add_checkpoints(GameController& controller, Column& rows, int columns) {
    constexpr float gap = 6;
    const std::vector<Checkpoint>& all = controller.game().checkpoints;
    for (int index = int_size(all) - 1; index >= 0; --index) {
        const int place = (int_size(all) - 1 - index) % columns;
        if (place == 0) {
            rows.split(columns, gap);
        }
        const Checkpoint& checkpoint = at(all, index);
        const std::string caption =
            controller.strings().of(say("{} {move|moves} in {}", int_size(checkpoint.moves),
                                        clock_text(static_cast<double>(checkpoint.elapsed_ms))));
        if (rows.button("checkpoint." + std::to_string(index), caption)) {
            controller.show(Panel::none);
            return controller.come_back(index);
        }
        if (place == columns - 1 || index == 0) {
            rows.gap(gap);
        }
    }
}

void add_clock(const GameController& controller, Column& rows) {
    rows.row(68, [&](const Rect& place) {
        const std::string time = clock_text(controller.game().clock.elapsed(controller.now_ms()));
        rows.ui().painter.text({place.centre().x, place.y + 24}, time, rows.ui().theme().text,
                               TextSize::display, Align::centre);
    });
}

void add_ways_on(GameController& controller, Column& rows) {
    rows.gap(8);
    if (rows.button("edit.position", "Turn this into a puzzle", 48)) {
        controller.edit_position();
    }
    rows.gap(8);
    const bool has_moves = move_count(controller.game()) > 0;
    if (rows.button("checkpoint", "Set a checkpoint", {ButtonStyle::plain, has_moves}, 48)) {
        controller.set_checkpoint();
    }
    rows.gap(8);
    if (rows.button("resume", "Resume", {ButtonStyle::primary}, 48)) {
        controller.show(Panel::none);
    }
}

void add_heading(const GameController& controller, Column& rows) {
    if (!controller.game().checkpoints.empty()) {
        rows.line(26, rows.ui().text("Back to a checkpoint"), 11);
    }
}

// In a low, wide window the checkpoints are beside the clock and the buttons, in two columns.
bool draw_paused(GameController& controller, Ui& ui, const Rect& screen) {
    constexpr float wide = 720;
    constexpr float list_width = 430;
    ui.painter.fill(screen, ui.theme().page);  // the board is hidden, so a pause gives no time to think
    int columns = 1;
    const auto with = [&](auto add) {
        return [&controller, add](Column& rows) {
            add(controller, rows);
        };
    };
    const auto clock = with(add_clock);
    const auto ways = with(add_ways_on);
    const auto heading = with(add_heading);
    const auto list = with([&](auto& open, Column& rows) { add_checkpoints(open, rows, columns); });
    const auto height_of = [&](AddRows add) {
        return column_height(ui, list_width, add);
    };
    const float upright = height_of(clock) + height_of(ways);
    Point content{380, upright + height_of(heading) + height_of(list)};
    const bool is_beside = content.y > upright && screen.width >= wide + 20 &&
                           content.y + sheet_head_and_margins > screen.height;
    if (is_beside) {
        columns = 2;
        content = {wide, std::max(upright, height_of(heading) + height_of(list))};
    }
    const Sheet panel = sheet(ui, "Paused", screen, {content.x, content.y + sheet_head_and_margins});
    Rect rest = panel.content;
    Rect beside = rest.take_right(is_beside ? list_width : 0);
    rest.take_right(is_beside ? 20 : 0);
    draw_column(ui, rest.take_top(height_of(clock)), clock);
    const Rect below = rest.take_bottom(height_of(ways));
    Rect& room = is_beside ? beside : rest;
    draw_column(ui, room.take_top(height_of(heading)), heading);
    draw_scrolled(ui, "checkpoints", room, height_of(list), list);
    draw_column(ui, below, ways);
    return panel.is_closed;
}

}  // namespace

bool draw_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& window) {
    switch (controller.panel()) {
        case Panel::none:
            return false;
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
    return false;
}

}  // namespace tessera
