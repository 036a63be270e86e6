#pragma once

#include "app/game/desk/desk.h"
#include "app/ui/widgets.h"

#include <string_view>

namespace tessera {

// Draws the card of a level of the list; returns true if it was pressed.
bool draw_level_card(Desk& desk, Ui& ui, int index, const Rect& rect);
// Draws the marks of a puzzle that is solved or begun on its card.
void draw_marks(const Desk& desk, Ui& ui, const Rect& rect, std::string_view code);
// Registers a card outside the screen, for screen readers.
void add_unseen_card(Desk& desk, Ui& ui, int index, const Rect& rect);

}  // namespace tessera
