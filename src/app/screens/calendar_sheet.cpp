#include "app/screens/calendar_sheet.h"

#include "app/game/list/day_titles.h"
#include "app/host/platform.h"
#include "app/screens/day_dots.h"
#include "app/screens/level_card.h"
#include "app/screens/list_cards.h"
#include "app/screens/part_sheets.h"
#include "app/screens/week.h"
#include "app/ui/column.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

namespace {

constexpr float small_screen = 600;  // in height: rows are lower on a smaller one
constexpr float wide_screen = 700;   // if it is low, the sheet has two columns
constexpr float column_gap = 24;

// Returns the number of the day's cell in a grid of weeks that start on Monday.
int index_of(const Day& day) {
    return weekday_of({day.year, day.month, 1}) + day.day - 1;
}

// Returns how many weeks the month touches.
int week_count(const Month& month) {
    return index_of({month.year, month.number, day_count(month.year, month.number)}) / weekday_count + 1;
}

Rect place_of(const Day& day, const Rect& grid) {
    const int index = index_of(day);
    const float width = grid.width / weekday_count;
    const float height = grid.height / static_cast<float>(week_count({day.year, day.month}));
    return {grid.x + static_cast<float>(index % weekday_count) * width,
            grid.y + static_cast<float>(index / weekday_count) * height, width, height};
}

// Returns the height of a month's weeks: lower ones on a small screen, the lowest if there are six, so that all of them are seen
// with the words below.
float weeks_height(const Month& month, const Rect& screen) {
    constexpr float low_week = 38;
    constexpr float lowest_week = 32;
    const int weeks = week_count(month);
    const bool is_small = screen.width < screen.height && screen.height < small_screen;
    return static_cast<float>(weeks) * (!is_small ? touch_side : weeks > 5 ? lowest_week : low_week);
}

// Draws the month, words below it, and an arrow at each side.
void draw_month_bar(Ui& ui, Rect bar, const Month& month, const Day& today, int& months_back,
                    std::string_view words) {
    const Rect back = bar.take_left(touch_side);
    const Rect on = bar.take_right(touch_side);
    const bool is_first = moved(month, -1) == month;
    if (icon_button(ui, {"month.back", "Earlier", Icon::left, !is_first, false, false}, back)) {
        ++months_back;
    }
    if (icon_button(ui, {"month.on", "Later", Icon::right, month != month_of(today), false, false}, on)) {
        --months_back;
    }
    const Point middle = bar.centre();
    ui.painter.text(middle - Point{0, words.empty() ? 0.0F : 9.0F}, month_text(ui.strings, month),
                    ui.theme().text, TextSize::strong, Align::centre);
    ui.painter.text(middle + Point{0, 11}, Painter::fitted(words, TextSize::small, bar.width),
                    ui.theme().quiet, TextSize::small, Align::centre);
}

struct DayLook {
    std::vector<std::optional<int>> stars;  // see day_stars()
    bool is_solved = false;
    bool is_today = false;
    bool is_to_come = false;

    bool is_filled() const { return is_solved || is_today; }
};

std::string stars_text(const Ui& ui, const DayLook& look) {
    std::string text;
    for (int index = 0; index < int_size(look.stars); ++index) {
        const std::optional<int> stars = at(look.stars, index);
        if (stars) {
            text += ", " + std::string(ui.text(name_of(static_cast<DailyRank>(index))));
            text += *stars > 0 ? ", " + ui.strings.of(say("{} {star|stars}", *stars)) : std::string();
        }
    }
    return text;
}

std::string spot_of(const Day& day) {
    return "day." + std::to_string(day.day);
}

// Returns true if it was pressed.
bool draw_day(Ui& ui, const Day& day, const Rect& place, const DayLook& look) {
    const std::string name = spot_of(day);
    const Theme& theme = ui.theme();
    const float radius = std::min(21.0F, place.height / 2 - 0.5F);
    const Rect disc = centred(place.centre(), 2 * radius, 2 * radius);
    const bool has_dots = look.is_filled();
    const std::string solved = look.is_solved ? ", " + std::string(ui.text("Solved")) : "";
    const std::string ranks = look.stars.size() > 1 ? stars_text(ui, look) : "";
    ui.state.add(
        {.name = name,
         .rect = place,
         .is_enabled = !look.is_to_come,
         .label = std::to_string(day.day) + ", " + std::string(ui.text(day_title(day))) + solved + ranks});
    if (look.is_filled()) {
        ui.painter.circle(disc.centre(), radius, look.is_solved ? theme.good : theme.accent);
    } else if (!look.is_to_come && (ui.state.is_hovered(name) || ui.state.is_pressed(name))) {
        ui.painter.circle(disc.centre(), radius, theme.raised);
    }
    if (look.is_today && look.is_solved) {
        ui.painter.ring(disc.centre(), radius + 1.5F, theme.accent, 2);
    }
    focus_ring(ui, name, disc, radius);
    const Color ink = look.is_filled()  ? theme.surface
                      : look.is_to_come ? mix(theme.surface, theme.quiet, 0.65F)
                                        : theme.text;
    const Point middle = disc.centre() - Point{0, has_dots ? 0.2F * radius : 0.0F};
    ui.painter.text(middle, std::to_string(day.day), ink, TextSize::strong, Align::centre);
    if (has_dots) {
        draw_day_dots(ui, disc.centre() + Point{0, 0.55F * radius}, look.stars, radius, theme.surface);
    }
    return ui.state.take_click(name);
}

void draw_days(Opening& opening, Ui& ui, const Rect& grid, std::string_view family, const Month& month,
               const Day& today) {
    for (int number = 1; number <= day_count(month.year, month.number); ++number) {
        const Day day{month.year, month.number, number};
        const DayLook look{day_stars(opening.desk().records(), family, day),
                           is_solved(opening.desk().records(), family, day), day == today,
                           is_after(day, today)};
        if (draw_day(ui, day, place_of(day, grid), look)) {
            opening.show(Panel::none);
            return opening.open_day(family, day);
        }
    }
}

// Returns the day that the pointer or the keyboard is at.
std::optional<Day> regarded_day(const Ui& ui, const Month& month) {
    for (int number = 1; number <= day_count(month.year, month.number); ++number) {
        const Day day{month.year, month.number, number};
        const std::string name = spot_of(day);
        if (ui.state.is_hovered(name) || ui.state.is_focused(name)) {
            return day;
        }
    }
    return std::nullopt;
}

std::string month_words(const Records& records, const Ui& ui, std::string_view family, const Month& month,
                        const Day& today) {
    const int solved = solved_days(records, family, month);
    const std::string streak = streak_text(ui.strings, day_streak(records, family, today));
    const int days = month == month_of(today) ? today.day : day_count(month.year, month.number);
    if (solved == 0) {
        return streak;
    }
    const std::string text = ui.strings.of(say("{} of {} {day|days}", solved, days));
    return streak.empty() ? text : text + "  \xC2\xB7  " + streak;
}

// Draws the tile of one of today's puzzles, with its picture once it is made; returns true if it was pressed.
bool draw_daily_tile(Opening& opening, Ui& ui, const Rect& rect, std::string_view family,
                     const Daily& daily) {
    const std::string rank(ui.text(name_of(daily.rank)));
    const bool is_done = opening.desk().records().is_solved(day_code(family, daily));
    const DailyLook look = look_of_daily(opening, family, daily);
    const std::string_view state = is_done                 ? ui.text("Solved")
                                   : look.begun != nullptr ? ui.text("in progress")
                                                           : std::string_view();
    const std::string label = state.empty() ? rank : rank + ", " + std::string(state);
    const bool opens = card(ui, "daily." + std::to_string(static_cast<int>(daily.rank)), label, rect, rank);
    Rect inner = rect.inset(9);
    ui.painter.text(inner.take_bottom(16).centre(), rank, ui.theme().text, TextSize::small, Align::centre);
    inner.take_bottom(7);
    if (look.session != nullptr) {
        draw_picture(ui, *look.session, inner);
    }
    if (daily ==
        unsolved_of(opening.desk().records(), family, daily.day)) {  // which the button for today opens
        ui.painter.frame(rect, ui.theme().accent, 2, 18);
    }
    draw_marks(ui, rect, is_done, look.begun);
    return opens;
}

// Returns the height of the tiles of today's puzzles.
float dailies_height(const Rect& screen) {
    return screen.height >= small_screen ? 104.0F : screen.width < screen.height ? 64.0F : 76.0F;
}

// Adds a tile for each of today's puzzles.
void add_dailies(Opening& opening, Column& rows, std::string_view family, const Day& today, float height) {
    const std::vector<Daily> dailies = dailies_of(family, today);
    rows.split(int_size(dailies));
    for (const Daily& daily : dailies) {
        rows.row(height, [&](const Rect& place) {
            if (draw_daily_tile(opening, rows.ui(), place, family, daily)) {
                opening.show(Panel::none);
                opening.open_daily(family, daily);
            }
        });
    }
    rows.gap(12);
}

// Adds the buttons beside the sheet's title.
void add_head(Opening& opening, Column& rows) {
    rows.row(touch_side, [&](Rect head) {
        Ui& ui = rows.ui();
        const Rect print = head.take_right(touch_side);
        if (icon_button(ui, {"statistics", "Statistics", Icon::chart, true, false, false},
                        head.take_right(touch_side))) {
            opening.show(Panel::statistics);
        }
        if (icon_button(ui, {"print.days", "Print", Icon::print, true, false, false}, print)) {
            opening.show(Panel::print_days);
        }
    });
}

// Adds the button for today's first unsolved puzzle.
void add_play(Opening& opening, Column& rows, std::string_view family, const Day& today) {
    const auto next = unsolved_of(opening.desk().records(), family, today);
    const Strings& strings = rows.ui().strings;
    const std::string caption =
        strings.of(next ? say("Play today: {}", strings.of(name_of(next->rank))) : say("Play today"));
    if (rows.button("today", caption, {ButtonStyle::primary})) {
        opening.show(Panel::none);
        opening.open_daily(family);
    }
}

// The groups of rows of the sheet.
struct CalendarRows {
    Opening& opening;
    std::string_view family;
    const Day& today;
    Month month;  // that is shown
    const Rect& screen;

    bool is_high() const { return screen.height >= low_screen || screen.width < wide_screen; }

    void add_today(Column& rows) const {
        rows.line(screen.height >= small_screen ? 30 : 24, day_text(rows.ui().strings, today), 10,
                  Align::centre);
        add_dailies(opening, rows, family, today, dailies_height(screen));
    }
    void draw_month(Ui& ui, const Rect& place) const {
        const auto regarded = regarded_day(ui, month);
        const std::string words = regarded ? day_text(ui.strings, *regarded)
                                           : month_words(opening.desk().records(), ui, family, month, today);
        draw_month_bar(ui, place, month, today, opening.months_back(), words);
    }
    void add_weeks(Column& rows) const {
        Ui& ui = rows.ui();
        const float height = is_high() && screen.height >= small_screen ? 28 : 20;
        rows.split(weekday_count, 0);
        for (const std::string_view name : weekday_names) {
            rows.line(height, ui.text(name), height / 2, Align::centre);
        }
        rows.row(weeks_height(month, screen),
                 [&](const Rect& place) { draw_days(opening, ui, place, family, month, today); });
    }
    void add_words(Column& rows) const {
        const bool has_dots =
            month == month_of(today) || solved_days(opening.desk().records(), family, month) > 0;
        if (has_dots) {
            rows.row(22, [&](const Rect& place) { draw_legend_of_dots(rows.ui(), place); });
            rows.gap(screen.height >= small_screen ? 12 : 6);
        }
    }
    void add_foot(Column& rows) const { add_play(opening, rows, family, today); }
};

bool calendar_in_one(const CalendarRows& parts, Ui& ui) {
    const auto add_all = [&](Column& rows) {
        parts.add_today(rows);
        rows.row(touch_side, [&](const Rect& place) { parts.draw_month(ui, place); });
        parts.add_weeks(rows);
        parts.add_words(rows);
    };
    return column_sheet(
        ui, "Daily puzzles", parts.screen, 400, add_all, [&](Column& rows) { parts.add_foot(rows); },
        [&](Column& rows) { add_head(parts.opening, rows); });
}

// Draws the month beside all else, in a low window.
bool calendar_in_two(const CalendarRows& parts, Ui& ui) {
    float spare = 0;  // above the last buttons, which end where the weeks do
    const auto add_beside = [&](Column& rows) {
        parts.add_today(rows);
        parts.add_words(rows);
        rows.gap(spare);
        parts.add_foot(rows);
    };
    const auto add_weeks = [&](Column& rows) {
        parts.add_weeks(rows);
    };
    const float half = (sheet_content_width(parts.screen, wide_screen) - column_gap) / 2;
    const float beside = column_height(ui, half, add_beside);
    const float height = std::max(column_height(ui, half, add_weeks), beside);
    spare = height - beside;
    Sheet panel = sheet(ui, "Daily puzzles", parts.screen, {wide_screen, height + sheet_head_and_margins},
                        half + column_gap);
    parts.draw_month(ui, panel.before.take_left(half));
    draw_column(ui, panel.head, [&](Column& rows) { add_head(parts.opening, rows); });
    draw_scrolled(ui, "Daily puzzles", panel.content, height, ui.theme().surface, [&](Column& rows) {
        rows.row(height, [&](Rect place) {
            draw_column(ui, place.take_left(half), add_weeks);
            draw_column(ui, place.take_right(half), add_beside);
        });
    });
    return panel.is_closed;
}

}  // namespace

bool calendar_sheet(Opening& opening, std::string_view family, Ui& ui, const Rect& screen) {
    const auto today = parse_day(platform::today());
    if (!today) {
        return true;
    }
    const CalendarRows parts{opening, family, *today, moved(month_of(*today), -opening.months_back()),
                             screen};
    return parts.is_high() ? calendar_in_one(parts, ui) : calendar_in_two(parts, ui);
}

DailyLook look_of_daily(Opening& opening, std::string_view family, const Daily& daily) {
    const OpenGame& open = opening.game();
    const bool is_open = open.daily == daily && family_id(open.session) == family;
    const MadePuzzle* const made = is_open ? nullptr : opening.making().puzzle_of(family, daily);
    if (!is_open && made == nullptr) {
        return {};
    }
    const OpenGame* const begun = opening.desk().begun(is_open ? open.code : made->code);
    return {begun != nullptr ? &begun->session : is_open ? &open.session : &made->session, begun};
}

}  // namespace tessera
