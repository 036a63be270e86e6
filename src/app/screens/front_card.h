#pragma once

#include "app/game/opening.h"
#include "app/ui/widgets.h"

#include <string_view>

namespace tessera {

// Sizes of the cards above the list: high ones, and low ones with two lines of words.
inline constexpr float high_card = 96;
inline constexpr float low_line = 10;    // from the middle of a low card to the middle of each of its lines
inline constexpr float low_margin = 10;  // of its words

// Draws the card of the day; returns true if it was pressed.
bool draw_daily_card(Opening& opening, Ui& ui, const Rect& rect, std::string_view family);

}  // namespace tessera
