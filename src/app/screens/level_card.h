#pragma once

#include "app/game/desk/desk.h"
#include "app/ui/widgets.h"

#include <string_view>

namespace tessera {

// Draws the card of a level of the list, which screen readers name with the news of it, if there are any; returns true
// if it was pressed.
bool draw_level_card(Desk& desk, Ui& ui, int index, const Rect& rect, std::string_view news);
// Draws the marks of a puzzle on its card: whether it is solved, and the game of it that was begun, or null.
void draw_marks(Ui& ui, const Rect& rect, bool is_solved, const OpenGame* begun);
// Registers a card outside the screen, for screen readers.
void add_unseen_card(Desk& desk, Ui& ui, int index, const Rect& rect, std::string_view news);

}  // namespace tessera
