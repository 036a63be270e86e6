#pragma once

#include "print/book.h"

#include <string>
#include <vector>

namespace tessera {

// Returns "1. Title" if there are several puzzles, else the title.
std::string numbered_title(const Book& book, const std::vector<SheetPuzzle>& puzzles, int puzzle);

// Adds the puzzles with their parts to cut out. `per_page` 0: as many as stay large enough to handle.
void add_puzzle_pages(Book& book, const std::vector<SheetPuzzle>& puzzles, int per_page);

}  // namespace tessera
