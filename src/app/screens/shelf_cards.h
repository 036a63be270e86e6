#pragma once

#include "app/game/desk/desk.h"
#include "app/game/list/series_shelf.h"
#include "app/ui/column.h"

#include <string>

// The rows of the shelf: the player's own puzzles, and series.

namespace tessera {

class Opening;

std::string title_of(const Strings& strings, const ShelfRow& row);  // in the player's language
std::string title_of(const Desk& desk, const Strings& strings, const ShelfPuzzle& puzzle);

// Adds the open puzzle's place in its series, and how much of that is solved. Returns false, and adds nothing, if it is in
// none.
bool add_series(Column& rows, const Desk& desk, const SeriesShelf& shelf);

// The cards of a row, below a button for its sheet. Cards outside `screen` are not drawn.
float shelf_height(float width, const ShelfRow& row);
void draw_shelf(Opening& opening, Ui& ui, const Rect& column, const Rect& screen, const ShelfRow& row);

}  // namespace tessera
