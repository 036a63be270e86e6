#pragma once

#include "app/game/desk/desk.h"
#include "app/ui/widgets.h"

#include <string_view>

namespace tessera {

// Draws the card of a level of the list; returns true if it was pressed. Screen readers hear the words of the card to go
// on with, if there are any.
bool draw_level_card(Desk& desk, Ui& ui, int index, const Rect& rect, std::string_view next_words);
// Draws the marks of a puzzle on its card: whether it is solved, and the game of it that was begun, or null.
void draw_marks(Ui& ui, const Rect& rect, bool is_solved, const OpenGame* begun);
// Registers a card outside the screen, for screen readers.
void add_unseen_card(Desk& desk, Ui& ui, int index, const Rect& rect, std::string_view next_words);

}  // namespace tessera
