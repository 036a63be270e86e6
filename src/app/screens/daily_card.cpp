#include "app/game/list/day_titles.h"
#include "app/host/platform.h"
#include "app/screens/calendar_sheet.h"
#include "app/screens/front_card.h"
#include "app/screens/list_cards.h"
#include "app/screens/week.h"
#include "base/text.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

namespace {

// Writes a card's heading, at most as large, or smaller if it is too wide for the card.
void write_heading(const Ui& ui, Point start, std::string_view heading, float width, TextSize largest) {
    const std::string_view words = ui.text(heading);
    const auto fits = [&](TextSize size) {
        return Painter::text_width(words, size) <= width;
    };
    const TextSize size = fits(largest)            ? largest
                          : fits(TextSize::strong) ? TextSize::strong
                                                   : TextSize::small;
    ui.painter.text(start, Painter::fitted(words, size, width), ui.theme().text, size);
}

// Draws a dot for each of the day's puzzles: filled if it is solved.
void draw_ranks(const Records& records, Ui& ui, Point at_left, std::string_view family, const Day& day,
                float between) {
    Point place = at_left + Point{5, 0};
    for (const Daily& daily : dailies_of(family, day)) {
        const bool is_done = records.is_solved(day_code(family, daily));
        is_done ? ui.painter.circle(place, 5.5F, ui.theme().good)
                : ui.painter.ring(place, 4.5F, ui.theme().quiet, 1.5F);
        place.x += between;
    }
}

std::string label_of(const Records& records, const Ui& ui, std::string_view family, const Day& day) {
    std::vector<std::string> parts{std::string(ui.text("Puzzle of the day")),
                                   std::string(ui.text(day_title(day)))};
    for (const Daily& daily : dailies_of(family, day)) {
        if (records.is_solved(day_code(family, daily))) {
            parts.push_back(ui.strings.labelled(name_of(daily.rank), std::string(ui.text("Solved"))));
        }
    }
    return join(parts, ", ");
}

// Draws a leaf of a calendar, on its two rings.
void draw_date(Ui& ui, const Rect& rect, const Day& day) {
    const Theme& theme = ui.theme();
    const Rect leaf = centred(rect.centre(), std::min(rect.width, 52.0F), std::min(rect.height, 58.0F));
    ui.painter.fill(leaf, theme.accent, 12);
    for (const float side : {-0.22F, 0.22F}) {
        ui.painter.fill(centred({leaf.centre().x + side * leaf.width, leaf.y}, 5, 10), theme.quiet, 2.5F);
    }
    ui.painter.text(leaf.centre() - Point{0, 11}, ui.text(weekday_name(day)), theme.on_accent,
                    TextSize::small, Align::centre);
    ui.painter.text(leaf.centre() + Point{0, 11}, std::to_string(day.day), theme.on_accent, TextSize::title,
                    Align::centre);
}

std::string calendar_label(const Ui& ui, const std::string& streak) {
    const std::string name(ui.text("Calendar"));
    return streak.empty() ? name : name + "  \xC2\xB7  " + streak;
}

// Draws the leaf as the button of the calendar, where there is no room for another one.
void draw_leaf_button(Opening& opening, Ui& ui, const Rect& rect, std::string_view family, const Day& day,
                      const std::string& streak) {
    constexpr std::string_view name = "calendar";
    ui.state.add({.name = std::string(name), .rect = rect, .label = calendar_label(ui, streak)});
    draw_date(ui, ui.state.is_pressed(name) ? rect.moved({0, 1}) : rect, day);
    focus_ring(ui, name, rect, 14);
    if (ui.state.take_click(name)) {
        opening.open_calendar(family);
    }
}

void draw_calendar_button(Opening& opening, Ui& ui, const Rect& rect, std::string_view family,
                          const std::string& streak) {
    const std::string label = calendar_label(ui, streak);
    ui.painter.fill(centred(rect.centre(), 36, 36), ui.theme().raised, 12);
    if (icon_button(ui, {"calendar", label, Icon::calendar, true, false, false}, rect)) {
        opening.open_calendar(family);
    }
}

// Draws a low card's inside: the day if there is room for it, a dot for each puzzle, the calendar's button.
void draw_low_daily(Opening& opening, Ui& ui, Rect inner, std::string_view family, const Day& day,
                    const std::string& streak) {
    constexpr float leaf_width = 30;
    draw_calendar_button(opening, ui, centred(inner.take_right(touch_side).centre(), touch_side, touch_side),
                         family, streak);
    inner.take_left(low_margin - 4);
    const std::string_view heading = ui.text("Today");
    if (Painter::text_width(heading, TextSize::strong) + leaf_width + low_margin <= inner.width) {
        const Rect leaf = centred(inner.take_left(leaf_width).centre(), leaf_width, inner.height - 10);
        ui.painter.fill(leaf, ui.theme().accent, 9);
        ui.painter.text(leaf.centre(), std::to_string(day.day), ui.theme().on_accent, TextSize::strong,
                        Align::centre);
        inner.take_left(low_margin - 2);
    }
    const TextSize size = size_that_fits(heading, inner.width);
    ui.painter.text({inner.x, inner.centre().y - low_line}, Painter::fitted(heading, size, inner.width),
                    ui.theme().text, size);
    draw_ranks(opening.desk().records(), ui, {inner.x, inner.centre().y + low_line}, family, day, 14);
}

// Draws the day's first unsolved puzzle, or has it made.
void draw_unsolved(Opening& opening, Ui& ui, const Rect& rect, std::string_view family, const Day& day) {
    const auto daily = unsolved_of(opening.desk().records(), family, day);
    const DailyLook look = daily ? look_of_daily(opening, family, *daily) : DailyLook();
    if (look.session != nullptr) {
        draw_picture(ui, *look.session, rect);
    } else if (daily) {
        opening.making().make_day_ahead(family, *daily);
    }
}

// Draws the card's inside on a phone: the date, which leads to the calendar, and the day's puzzles with their title.
void draw_narrow_daily(Opening& opening, Ui& ui, Rect inner, std::string_view family, const Day& day,
                       const std::string& streak) {
    constexpr float leaf = 48;
    draw_leaf_button(opening, ui, centred(inner.take_left(leaf).centre(), leaf, 58), family, day, streak);
    inner.take_left(10);
    const bool has_streak = !streak.empty() && Painter::text_width(streak, TextSize::small) <= inner.width;
    const std::string_view line = has_streak ? std::string_view(streak) : ui.text(day_title(day));
    const float first = inner.centre().y - 22;
    write_heading(ui, {inner.x, first}, "Today", inner.width, TextSize::strong);
    draw_ranks(opening.desk().records(), ui, {inner.x, first + 25}, family, day, 16);
    ui.painter.text({inner.x, first + 47}, Painter::fitted(line, TextSize::small, inner.width),
                    ui.theme().quiet, TextSize::small);
}

// Draws the card's inside: the date, the day's puzzles and their title, a picture, the calendar's button.
void draw_wide_daily(Opening& opening, Ui& ui, Rect inner, std::string_view family, const Day& day,
                     const std::string& streak) {
    draw_date(ui, inner.take_left(52), day);
    inner.take_left(14);
    const Point beside = inner.take_right(40).centre();
    draw_calendar_button(opening, ui, centred(beside, touch_side, touch_side), family, streak);
    if (inner.width > 300) {
        inner.take_right(14);
        draw_unsolved(opening, ui, inner.take_right(110), family, day);
    }
    const float first = inner.centre().y - 22;
    write_heading(ui, {inner.x, first}, "Puzzle of the day", inner.width, TextSize::title);
    draw_ranks(opening.desk().records(), ui, {inner.x, first + 25}, family, day, 18);
    const std::string_view title = ui.text(day_title(day));
    const std::string whole = std::string(title) + "  \xC2\xB7  " + streak;
    const bool is_whole = !streak.empty() && Painter::text_width(whole, TextSize::small) <= inner.width;
    const std::string_view line = is_whole ? whole : streak.empty() ? title : streak;
    ui.painter.text({inner.x, first + 47}, Painter::fitted(line, TextSize::small, inner.width),
                    ui.theme().quiet, TextSize::small);
}

}  // namespace

bool draw_daily_card(Opening& opening, Ui& ui, const Rect& rect, std::string_view family) {
    const auto day = parse_day(platform::today());
    if (!day) {
        return false;
    }
    const Records& records = opening.desk().records();
    const bool opens = card(ui, "daily", label_of(records, ui, family, *day), rect);
    const Rect inner = rect.inset(10);
    const std::string streak = streak_text(ui.strings, day_streak(records, family, *day));
    constexpr float wide = 220;
    if (rect.height < high_card) {
        draw_low_daily(opening, ui, rect, family, *day, streak);
    } else if (inner.width > wide) {
        draw_wide_daily(opening, ui, inner, family, *day, streak);
    } else {
        draw_narrow_daily(opening, ui, inner, family, *day, streak);
    }
    return opens;
}

}  // namespace tessera
