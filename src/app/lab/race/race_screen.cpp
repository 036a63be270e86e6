#include "app/lab/race/race_screen.h"

#include "app/game/play/game_texts.h"
#include "app/lab/replay/lab_look.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

constexpr float tabs_in_bar = 760;  // from this width on they fit beside the title

Rect in_row(Rect rect) {
    return centred(rect.centre(), rect.width, touch_side);
}

void draw_tabs(RaceRoom& room, Ui& ui, const Rect& row) {
    const int chosen = static_cast<int>(room.view());
    const Segments tabs{"race.view", "", {"Engines", "Boards", "Table", "Chart"}, chosen};
    const int now = segmented(ui, tabs, row);
    if (now != chosen && (room.has_race() || now == 0)) {
        room.show(static_cast<RaceRoom::View>(now));
    }
}

void draw_race_bar(const Lab& lab, RaceRoom& room, Ui& ui, Rect bar, bool has_tabs) {
    bar = {bar.x + 8, bar.y, bar.width - 16, bar.height};
    if (icon_button(ui, {"race.leave", "Back to the search", Icon::left},
                    in_row(bar.take_left(touch_side)))) {
        room.leave();
        return;
    }
    if (has_tabs) {
        draw_tabs(room, ui, in_row(bar.take_right(420)));
    }
    bar.take_left(8);
    const std::string title = std::string(ui.text("Race")) + "  \xC2\xB7  " + lab.table().title;
    ui.painter.text({bar.x, bar.centre().y}, Painter::fitted(title, TextSize::strong, bar.width - 10),
                    ui.theme().text, TextSize::strong);
}

// Returns the ticks that each engine has been given.
std::string effort_text(const RaceRoom& room, const Strings& strings) {
    if (room.race().is_done()) {
        return strings.of(say("the race is over: ticks decide who came in first"));
    }
    return strings.of(say("{} {tick|ticks} for each so far, {} more a frame",
                          thousands(std::to_string(room.race().effort())), short_count(room.beat())));
}

void draw_race_controls(const Lab& lab, RaceRoom& room, Ui& ui, Rect bar) {
    constexpr float speed_width = 160;
    const bool is_done = room.race().is_done();
    Rect row =
        centred(bar.centre(), std::min(bar.width - 16, 2 * (touch_side + 6) + speed_width), touch_side);
    const bool runs = room.is_running();
    if (icon_button(ui,
                    {.name = "race.play",
                     .caption = runs ? "Pause" : "Run",
                     .icon = runs ? Icon::pause : Icon::play,
                     .is_enabled = !is_done,
                     .is_primary = true},
                    row.take_left(touch_side))) {
        room.play_or_pause(lab);
    }
    row.take_left(6);
    if (icon_button(ui, {"race.end", "To the end", Icon::flag, !is_done}, row.take_left(touch_side))) {
        room.run_on();
    }
    const int by = stepper(
        ui, {"race.speed", "", short_count(room.beat()), room.can_be_slower(), room.can_be_faster()}, row);
    if (by != 0) {
        room.change_speed(by);
    }
}

void draw_effort(const Lab& lab, const RaceRoom& room, Ui& ui, const Rect& line) {
    ui.painter.text(line.centre(),
                    Painter::fitted(effort_text(room, lab.strings()), TextSize::small, line.width - 24),
                    ui.theme().quiet, TextSize::small, Align::centre);
}

// Draws the buttons below table and charts.
void draw_saving(const Lab& lab, const RaceRoom& room, RaceScreen& memory, Ui& ui, Rect bar) {
    constexpr float picture = 60;
    constexpr float gap = 8;
    bar = bar.inset(8);
    const bool is_table = room.view() == RaceRoom::View::table;
    const std::string_view caption = is_table ? "Save CSV" : "Save SVG";
    const float wanted = std::max(button_width(ui, caption), button_width(ui, "Copy link"));
    const float width = std::min(wanted, (bar.width - picture) / 2 - gap);
    Rect row = centred(bar.centre(), 2 * (width + gap) + picture, touch_side);
    if (button(ui, "race.save", caption, row.take_left(width),
               {ButtonStyle::framed, !room.race().runs().empty()})) {
        if (is_table) {
            room.save_table();
        } else {
            room.save_chart();
        }
    }
    row.take_left(gap);
    memory.wants_picture |= button(ui, "race.picture", "PNG", row.take_left(picture),
                                   {.style = ButtonStyle::framed, .label = "Picture of the window"});
    row.take_left(gap);
    if (button(ui, "race.link", "Copy link", row, {ButtonStyle::framed})) {
        room.copy_link(lab);
    }
}

void draw_results(const Lab& lab, RaceRoom& room, RaceScreen& memory, Ui& ui, Rect area) {
    const bool is_low = area.height < low_screen - 100;
    const Rect bar = area.take_bottom(touch_side + (is_low ? 6.0F : 16.0F));
    if (room.view() == RaceRoom::View::table) {
        draw_race_table(lab, room, ui, area);
    } else {
        draw_race_charts(room, ui, area);
    }
    draw_saving(lab, room, memory, ui, bar);
}

void draw_running(const Lab& lab, RaceRoom& room, RaceScreen& memory, Ui& ui, Rect area) {
    const bool is_low = area.height < low_screen - 100;
    const Rect bar = area.take_bottom(touch_side + (is_low ? 2.0F : 12.0F));
    draw_effort(lab, room, ui, area.take_bottom(24));
    draw_race_boards(lab, room, memory, ui, area);
    draw_race_controls(lab, room, ui, bar);
}

}  // namespace

Color lane_color(const Theme& theme, int lane) {
    constexpr float least_contrast = 2.6F;  // between lines or dots and the page
    Color color = at(theme.pieces, lane % piece_color_count);
    while (contrast(color, theme.page) < least_contrast) {
        color = mix(color, theme.text, 0.08F);
    }
    return color;
}

void draw_race(Lab& lab, RaceRoom& room, RaceScreen& memory, Ui& ui, const Rect& window, const Rect& safe) {
    Rect rest = safe;
    const bool has_tabs = rest.width >= tabs_in_bar;
    draw_race_bar(lab, room, ui, rest.take_top(rest.height < low_screen ? low_bar_height : bar_height),
                  has_tabs);
    if (!room.is_open()) {
        return;
    }
    if (!has_tabs) {
        const Rect row = in_row(rest.take_top(touch_side + 6));
        draw_tabs(room, ui, {row.x + 8, row.y, row.width - 16, row.height});
    }
    switch (room.view()) {
        case RaceRoom::View::choice:
            draw_race_choice(lab, room, ui, rest);
            break;
        case RaceRoom::View::boards:
            draw_running(lab, room, memory, ui, rest);
            break;
        default:
            draw_results(lab, room, memory, ui, rest);
    }
    if (room.lane()) {
        draw_race_lane(lab, room, ui, window);
    }
}

}  // namespace tessera
