#include "app/screens/top_bar.h"

#include "app/game/list/calendar.h"
#include "app/game/play/game_texts.h"
#include "app/screens/action_bar.h"
#include "base/text.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

namespace {

constexpr float least_for_title = 0.52F;  // of the width that it shares with the progress

struct Corner {
    IconButton button;
    Panel panel = Panel::none;
};

// Returns the place in a series, the progress, and the time if there is room; nothing is cut off.
std::string state_line(const Playing& playing, const Opening& opening, float room, bool has_seconds) {
    const OpenGame& game = playing.game();
    const double elapsed = game.clock.elapsed(playing.now_ms());
    const bool solved = is_solved(game);
    std::vector<std::string> parts;
    if (const auto place = opening.series_place()) {
        parts.push_back(playing.appearance().strings().inside(
            say("puzzle {} of {}", place->index + 1, int_size(place->row->puzzles))));
    }
    parts.push_back(playing.appearance().strings().of(
        with_game(playing.game(), [](auto& session, auto& view) { return progress(view, session); })));
    const std::string ways = playing.assistant().ways_text(playing.game());
    if (!ways.empty()) {
        parts.push_back(ways);
    }
    std::string time =
        solved || has_seconds ? clock_text(elapsed) : minutes_text(playing.appearance().strings(), elapsed);
    if (!playing.appearance().is_to_look_at() && !time.empty()) {
        parts.push_back(std::move(time));
    }
    const auto fits = [&](std::string_view line) {
        return Painter::text_width(line, TextSize::small) <= room;
    };
    std::string line = join(parts, "  \xC2\xB7  ");
    while (parts.size() > 1 && !fits(line)) {
        line = join(parts, " \xC2\xB7 ");
        if (!fits(line)) {
            parts.pop_back();
            line = join(parts, "  \xC2\xB7  ");
        }
    }
    return fits(line) ? line : "";
}

// Returns the game's title: with its author or the day's figure if there is room, and that figure without the date if there
// is little.
std::string title_within(const Desk& desk, const Strings& strings, float room) {
    const OpenGame& game = desk.game();
    const auto fits = [&](const std::string& text) {
        return Painter::text_width(text, TextSize::strong) <= room;
    };
    std::string text = desk.name_text(game);
    if (!fits(text)) {
        text = game.daily ? short_daily_text(strings, family_id(game.session), *game.daily)
                          : desk.title_text(game);
    }
    return Painter::fitted(text, TextSize::strong, room);
}

// Draws the title, with the progress below or beside it, and at their left a sign of what a press does: it pauses the game.
void draw_title(Playing& playing, Opening& opening, Ui& ui, Rect rect) {
    const bool can_pause = !is_solved(playing.game()) && !playing.appearance().is_framed();
    const bool is_race = playing.game().race.has_value();
    const bool is_high = rect.height >= 52;
    const float before_title = can_pause ? 30 : 10;  // with the pause icon
    constexpr float beside_title = 10;
    const float state_width =
        is_high ? 0
                : beside_title +
                      Painter::text_width(state_line(playing, opening, rect.width, is_race), TextSize::small);
    const float room = std::max(rect.width - 2 - before_title - state_width, rect.width * least_for_title);
    const std::string title = title_within(playing.desk(), ui.strings, room);
    const float wide = Painter::text_width(title, TextSize::strong);
    const Point start{rect.x + before_title, is_high ? rect.centre().y - 10 : rect.centre().y};
    const Point below =
        is_high ? Point{start.x, start.y + 22} : Point{start.x + wide + beside_title, start.y + 1};
    const float state_room = rect.right() - below.x - 2;
    const std::string state = state_line(playing, opening, state_room, is_race);
    const float state_end = below.x + Painter::text_width(state, TextSize::small);
    rect.width = std::min(rect.width, std::max(start.x + wide, state_end) + 10 - rect.x);
    ui.state.add({.name = "pause",
                  .rect = rect.inset(1),
                  .is_enabled = can_pause,
                  .label = ui.strings.labelled(
                      "Pause", playing.desk().name_text(playing.game()) + ", " +
                                   (is_race ? state_line(playing, opening, state_room, false) : state)),
                  .caption = title + " \xC2\xB7 " + state});
    if (can_pause && (ui.state.is_hovered("pause") || ui.state.is_pressed("pause"))) {
        ui.painter.fill(rect.inset(1), ui.theme().raised, 12);
    }
    focus_ring(ui, "pause", rect.inset(1), 12);
    ui.painter.text(start, title, ui.theme().text, TextSize::strong);
    if (can_pause) {
        ui.painter.icon(Icon::pause, {rect.x + before_title / 2, rect.centre().y}, 19, ui.theme().text);
    }
    ui.painter.text(below, state, ui.theme().quiet, TextSize::small);
    if (ui.state.take_click("pause")) {
        opening.show(Panel::paused);
    }
}

// Returns all of the title and the state, for screen readers.
std::string title_label(const Playing& playing, const Opening& opening, const Strings& strings) {
    constexpr float any_width = 10000;
    return strings.labelled("Pause", playing.desk().name_text(playing.game()) + ", " +
                                         state_line(playing, opening, any_width, false));
}

void draw_short_title(Playing& playing, Opening& opening, Ui& ui, const Rect& rect) {
    const std::string label = title_label(playing, opening, ui.strings);
    if (icon_button(ui, {"pause", label, Icon::pause, true, false, false}, rect)) {
        opening.show(Panel::paused);
    }
}

// Draws title and progress in two small lines between the buttons, where another part has their row.
void draw_small_title(const Playing& playing, const Opening& opening, Ui& ui, const Rect& rect) {
    constexpr float half_line = 9;
    const float room = rect.width - 8;
    const Point middle{rect.x + 2, rect.centre().y};
    const std::string title = playing.desk().title_text(playing.game());
    ui.painter.text(middle - Point{0, half_line}, Painter::fitted(title, TextSize::small, room),
                    ui.theme().text, TextSize::small);
    ui.painter.text(middle + Point{0, half_line}, state_line(playing, opening, room, false), ui.theme().quiet,
                    TextSize::small);
}

// Draws the bar in a frame, with a link to the game in place of the global buttons.
void draw_framed_top(Playing& playing, Opening& opening, Ui& ui, const TopBar& top) {
    Rect bar = top.rect.inset(4);
    const float width = button_width(ui, "Play in Tessera");
    if (bar.width > 2 * width) {
        const Rect place = bar.take_right(width);
        if (button(ui, "whole", "Play in Tessera", centred(place.centre(), width, touch_side))) {
            playing.desk().open_page(platform::OtherPage::game);
        }
    } else if (icon_button(ui, {"whole", "Play in Tessera", Icon::right}, bar.take_right(touch_side))) {
        playing.desk().open_page(platform::OtherPage::game);
    }
    if (!top.hides_title) {
        draw_title(playing, opening, ui, bar);
    }
}

void draw_whole_top(Playing& playing, Opening& opening, Ui& ui, const TopBar& top) {
    Rect bar{top.rect.x + 8, top.rect.y, top.rect.width - 16, top.rect.height};
    const Rect below = bar.take_bottom(top.has_row_of_title ? title_row_height : 0);
    const float side = std::max(bar.height - 10, touch_side);
    const auto place = [&](Rect rect) {
        return centred(rect.centre(), rect.width, side);
    };
    if (icon_button(ui, {"home", "All puzzles", Icon::home}, place(bar.take_left(48)))) {
        opening.show(Screen::home);
    }
    bar.take_left(2);
    if (top.shortens_title) {
        draw_short_title(playing, opening, ui, place(bar.take_left(touch_side)));
    }
    const std::vector<Corner> corners{{{"help", "Help", Icon::help}, Panel::help},
                                      {{"settings", "Settings", Icon::settings}, Panel::settings},
                                      {{"share", "Share", Icon::share}, Panel::share},
                                      {{"new", "New", Icon::add}, Panel::make}};
    for (Corner corner : corners) {
        corner.button.keys = keys_in(playing.game(), corner.button.name);
        const float caption = Painter::text_width(ui.text(corner.button.caption), TextSize::small);
        const float width = top.has_captions ? caption + 58 : touch_side;
        if (icon_button(ui, corner.button, place(bar.take_right(width)))) {
            if (corner.panel == Panel::make) {
                opening.open_maker();
            } else {
                opening.show(corner.panel);
            }
        }
    }
    constexpr float least_for_lines = 80;
    if (top.has_small_title) {
        ui.state.add({.name = "pause",
                      .rect = bar,
                      .is_enabled = false,
                      .label = title_label(playing, opening, ui.strings)});
    }
    const bool has_small = top.has_small_title || (top.shortens_title && top.has_row_of_title);
    if (has_small && bar.width >= least_for_lines) {
        draw_small_title(playing, opening, ui, bar);
    }
    if (!top.hides_title && !top.shortens_title && !top.has_small_title) {
        draw_title(playing, opening, ui, top.has_row_of_title ? below : bar);
    }
}

}  // namespace

void draw_top(Playing& playing, Opening& opening, Ui& ui, const TopBar& top) {
    (playing.appearance().is_framed() ? draw_framed_top : draw_whole_top)(playing, opening, ui, top);
}

}  // namespace tessera
