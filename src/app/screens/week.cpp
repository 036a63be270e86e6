#include "app/screens/week.h"

#include "app/game/play/game_texts.h"
#include "base/index.h"

#include <algorithm>

namespace tessera {

bool is_after(const Day& day, const Day& other) {
    return format_day(day) > format_day(other);
}

void draw_week(Ui& ui, const Records& records, std::string_view family, const Day& today, const Rect& rect) {
    const float side = std::min(rect.width / weekday_count, rect.height);
    Rect row = centred(rect.centre(), side * weekday_count, side);
    const Theme& theme = ui.theme();
    Day day = today;
    for (int back = weekday_of(today); back > 0; --back) {
        day = day_before(day);
    }
    for (int index = 0; index < weekday_count; ++index) {
        const Rect tile = row.take_left(side).inset(2);
        const bool is_to_come = is_after(day, today);
        const bool is_done = !is_to_come && is_solved(records, family, day);
        const float share = is_to_come ? 0.05F : 0.14F;
        ui.painter.fill(tile, is_done ? theme.good : mix(theme.surface, theme.text, share), 8);
        if (day == today) {
            ui.painter.frame(tile.inset(-1), theme.accent, 2, 9);
        }
        ui.painter.text(tile.centre(), ui.text(at(weekday_names, index)),
                        is_done ? theme.surface : theme.quiet, TextSize::small, Align::centre);
        day = day_after(day);
    }
}

std::string_view weekday_name(const Day& day) {
    return at(weekday_names, weekday_of(day));
}

std::string streak_text(const Strings& strings, int days) {
    return days == 0 ? std::string() : strings.of(say("{} {day|days} in a row", days));
}

}  // namespace tessera
