#pragma once

#include "print/book.h"

#include <string>
#include <vector>

namespace tessera {

// A small board with a title above and text below.
struct Block {
    std::string title;  // one line; may be empty
    AnySession position;
    std::vector<Cell> marked;
    std::string text;
};

// Fills pages with blocks, row by row, in as many columns as the board sizes allow.
void flow(Book& book, const Sentence& heading, const std::vector<Block>& blocks);

}  // namespace tessera
