#pragma once

#include "app/game/calendar.h"
#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

#include <string>
#include <string_view>

namespace tessera {

// Draws the puzzles of the day of this month or an earlier one.
bool draw_calendar(GameController& controller, Ui& ui, const Rect& window, std::string_view family,
                   int& months_back);

// Draws the week of `today` as seven tiles, solved days in colour.
void draw_week(Ui& ui, const Records& records, std::string_view family, const Day& today, const Rect& rect);

std::string streak_text(const Strings& strings, int days);  // empty: no days

}  // namespace tessera
