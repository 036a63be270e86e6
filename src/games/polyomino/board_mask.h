#pragma once

#include "base/grid.h"
#include "base/result.h"
#include "games/polyomino/level.h"

#include <optional>
#include <string>
#include <string_view>

// Boards as text.

namespace tessera::polyomino {

// Returns base64url digits with a bit for each cell, row by row, 1 blocked; empty if no cell is blocked.
std::string mask_of(const Grid<Square>& board);

// Returns the board of such a mask; nothing if it is cut off or has a digit too many. An empty mask blocks no
// cell.
std::optional<Grid<Square>> board_of_mask(int rows, int columns, std::string_view mask);

// Reads a drawing: a line for each row, `.` open, `#` or a space blocked; short rows end with blocked cells.
// Also takes the text of a level, whose board it returns. Errors: another letter, a side too long, no open
// cell.
Result<Grid<Square>> read_drawing(std::string_view text);

}  // namespace tessera::polyomino
