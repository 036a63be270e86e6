#pragma once

#include "cli/arguments.h"
#include "cli/input.h"

#include <vector>

namespace tessera {

// What a book is made of: the arguments of the whole, and those of its parts, each with the puzzles that it has.
struct BookRecipe {
    Arguments whole;
    std::vector<Arguments> parts;
};

// Returns the recipe of the command line and of the file that it names, if it names one. The file is TOML, read by toml++.
// An option of the command line stands in place of the file's; a [[chapter]] has its own beside those of the whole.
Readable<BookRecipe> book_recipe_of(const Arguments& arguments);

}  // namespace tessera
