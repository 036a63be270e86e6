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

// Writes a card's heading, smaller if it is too wide for the card.
void write_heading(const Ui& ui, Point start, std::string_view heading, float width) {
    const std::string_view words = ui.text(heading);
    const auto fits = [&](TextSize size) {
        return Painter::text_width(words, size) <= width;
    };
    const TextSize size = fits(TextSize::title)    ? TextSize::title
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

// Draws a leaf of a calendar.
void draw_date(Ui& ui, const Rect& rect, const Day& day) {
    const Rect leaf = centred(rect.centre(), std::min(rect.width, 52.0F), std::min(rect.height, 56.0F));
    ui.painter.fill(leaf, ui.theme().accent, 14);
    ui.painter.text(leaf.centre() - Point{0, 13}, ui.text(weekday_name(day)), ui.theme().on_accent,
                    TextSize::small, Align::centre);
    ui.painter.text(leaf.centre() + Point{0, 9}, std::to_string(day.day), ui.theme().on_accent,
                    TextSize::title, Align::centre);
}

void draw_calendar_button(Opening& opening, Ui& ui, const Rect& rect, std::string_view family,
                          const std::string& streak) {
    const std::string name(ui.text("Calendar"));
    const std::string label = streak.empty() ? name : name + "  \xC2\xB7  " + streak;
    ui.painter.fill(centred(rect.centre(), 36, 36), ui.theme().raised, 12);
    if (icon_button(ui, {"calendar", label, Icon::calendar, true, false, false}, rect)) {
        opening.open_calendar(family);
    }
}

// Draws the card's inside where there is no room for words beside the calendar's button.
void draw_small_daily(Opening& opening, Ui& ui, Rect inner, std::string_view family, const Day& day,
                      const std::string& streak) {
    draw_date(ui, inner.take_left(40), day);
    inner.take_left(8);
    inner = centred(inner.centre(), inner.width, 64);
    const Rect top = inner.take_top(28);
    const std::string_view heading = ui.text("Today");
    const TextSize size = size_that_fits(heading, inner.width);
    ui.painter.text({top.x, top.centre().y}, Painter::fitted(heading, size, inner.width), ui.theme().text,
                    size);
    const Rect side = inner.take_right(36);
    draw_calendar_button(opening, ui, centred(side.centre(), touch_side, touch_side), family, streak);
    draw_ranks(opening.desk().records(), ui, {inner.x, inner.centre().y}, family, day, 13);
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

// Draws the day's first unsolved puzzle, if it is made.
void draw_unsolved(Opening& opening, Ui& ui, const Rect& rect, std::string_view family, const Day& day) {
    const auto daily = unsolved_of(opening.desk().records(), family, day);
    const DailyLook look = daily ? look_of_daily(opening, family, *daily) : DailyLook();
    if (look.session != nullptr) {
        draw_picture(ui, *look.session, rect);
    }
}

// Draws the card's inside: the date, the day's puzzles and their title, the calendar's button.
void draw_daily_words(Opening& opening, Ui& ui, Rect inner, std::string_view family, const Day& day,
                      const std::string& streak) {
    const bool has_room = inner.width > 220;
    draw_date(ui, inner.take_left(52), day);
    inner.take_left(has_room ? 14.0F : 8.0F);
    const Point beside = inner.take_right(40).centre();
    const float up = has_room ? 0.0F : 20.0F;  // leaves the last line its width
    draw_calendar_button(opening, ui, centred(beside - Point{0, up}, touch_side, touch_side), family, streak);
    if (inner.width > 300) {
        inner.take_right(14);
        draw_unsolved(opening, ui, inner.take_right(110), family, day);
    }
    const float first = inner.centre().y - 22;
    const float last_width = inner.width + (has_room ? 0.0F : 40.0F);
    write_heading(ui, {inner.x, first}, has_room ? "Puzzle of the day" : "Today", inner.width);
    draw_ranks(opening.desk().records(), ui, {inner.x, first + 25}, family, day, has_room ? 18.0F : 16.0F);
    const std::string_view title = ui.text(day_title(day));
    const std::string whole = std::string(title) + "  \xC2\xB7  " + streak;
    const bool is_whole = !streak.empty() && Painter::text_width(whole, TextSize::small) <= last_width;
    const std::string_view line = is_whole ? whole : streak.empty() ? title : streak;
    ui.painter.text({inner.x, first + 47}, Painter::fitted(line, TextSize::small, last_width),
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
    if (rect.height < high_card) {
        draw_low_daily(opening, ui, rect, family, *day, streak);
    } else if (inner.width < 130) {
        draw_small_daily(opening, ui, inner, family, *day, streak);
    } else {
        draw_daily_words(opening, ui, inner, family, *day, streak);
    }
    return opens;
}

}  // namespace tessera
