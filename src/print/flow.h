#pragma once

#include "print/book.h"

#include <string>
#include <vector>

namespace tessera {

// A small board with words over and under it.
struct Block {
    std::string title;  // one line; may be empty
    AnySession position;
    std::vector<Cell> marked;
    std::string text;
};

// Fills pages with blocks, row by row in columns as wide as the boards want.
void flow(Book& book, const Sentence& heading, const std::vector<Block>& blocks);

}  // namespace tessera
