#pragma once

#include "print/book.h"

namespace tessera {

// "1. Title" where there are several puzzles.
std::string numbered_title(const Book& book, const std::vector<SheetPuzzle>& puzzles, int puzzle);

// The puzzles with what is cut out for them. `per_page` 0: as many as are large enough to handle.
void add_puzzle_pages(Book& book, const std::vector<SheetPuzzle>& puzzles, int per_page);

}  // namespace tessera
