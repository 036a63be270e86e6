#pragma once

#include "app/game/list/calendar.h"
#include "app/ui/widgets.h"

#include <array>
#include <string>
#include <string_view>

namespace tessera {

inline constexpr int weekday_count = 7;
// In two letters, keys of the string table; Monday is first.
inline constexpr std::array<std::string_view, weekday_count> weekday_names = {"Mo", "Tu", "We", "Th",
                                                                              "Fr", "Sa", "Su"};

std::string_view weekday_name(const Day& day);

bool is_after(const Day& day, const Day& other);

// Draws the week of `today` as seven tiles, solved days in colour.
void draw_week(Ui& ui, const Records& records, std::string_view family, const Day& today, const Rect& rect);

std::string streak_text(const Strings& strings, int days);  // empty: no days

}  // namespace tessera
