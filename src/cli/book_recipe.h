#pragma once

#include "cli/arguments.h"
#include "cli/input.h"

#include <vector>

namespace tessera {

// The recipe of a book: the arguments of the whole, and those of its parts, each with its puzzles.
struct BookRecipe {
    Arguments whole;
    std::vector<Arguments> parts;
};

// Returns the recipe of the command line and of the file that it names, if it names one. The file is TOML, read by toml++.
// An option of the command line overrides the file's; a [[chapter]] has its own beside those of the whole.
Readable<BookRecipe> book_recipe_of(const Arguments& arguments);

}  // namespace tessera
