#pragma once

#include "app/game/list/calendar.h"
#include "app/game/play/open_game.h"
#include "app/ui/widgets.h"

#include <string>
#include <string_view>

namespace tessera {

class Opening;

// A puzzle of the day as it is drawn.
struct DailyLook {
    const AnySession* session = nullptr;  // null: it is not made yet
    const OpenGame* begun = nullptr;      // null: it was not begun
};
// Looks among the open game, those that were begun, and the puzzles that were made ahead.
DailyLook look_of_daily(Opening& opening, std::string_view family, const Daily& daily);

// Draws the week of `today` as seven tiles, solved days in colour.
void draw_week(Ui& ui, const Records& records, std::string_view family, const Day& today, const Rect& rect);

// Returns the day's weekday in two letters: a key of the string table.
std::string_view weekday_name(const Day& day);

std::string streak_text(const Strings& strings, int days);  // empty: no days

}  // namespace tessera
