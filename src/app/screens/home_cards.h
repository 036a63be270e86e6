#pragma once

#include "app/game/opening.h"
#include "app/ui/widgets.h"

#include <string_view>

namespace tessera {

// The arrangement of the cards: in rows, in rows of low ones with fewer words, or below each other.
enum class FrontForm { high_rows, low_rows, column };

inline constexpr float front_column_width = 144;

// The cards above the families, or beside the list: games to continue, and the puzzles of the day.
float front_height(const Desk& desk, float width, FrontForm form);
void draw_front(Opening& opening, Ui& ui, const Rect& area, FrontForm form, std::string_view family);

}  // namespace tessera
