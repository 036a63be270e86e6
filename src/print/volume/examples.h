#pragma once

#include "base/grid.h"
#include "print/paper/drawing.h"
#include "session/any_session.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Explains a family in a book, with the positions of its three pictures.
struct Example {
    std::string_view family;
    BookExample words;
    std::vector<AnySession> positions;
};

// Returns an example of each family.
std::vector<Example> examples();

// Returns what a book calls the family's puzzles, in English: "Pieces".
std::string name_in_books(std::string_view family);

// Returns the cells of twelve pentominoes that cover 6 rows of 10 cells.
std::vector<std::vector<Cell>> cover_tiling();

}  // namespace tessera
