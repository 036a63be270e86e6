#pragma once

#include "app/game/calendar.h"
#include "app/screens/screen_memory.h"
#include "app/ui/widgets.h"

#include <string>
#include <string_view>

namespace tessera {

// Draws the puzzles of the day of this month or an earlier one.
bool draw_calendar_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen);

// Draws the week of `today` as seven tiles, solved days in colour.
void draw_week(Ui& ui, const Records& records, std::string_view family, const Day& today, const Rect& rect);

std::string streak_text(const Strings& strings, int days);  // empty: no days

}  // namespace tessera
