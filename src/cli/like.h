#pragma once

#include "cli/arguments.h"
#include "cli/input.h"
#include "games/recipe.h"

namespace tessera {

// Returns the recipe of another puzzle like the one of --like, as "Another like this" of the page has it.
Readable<Recipe> recipe_like_given(const Arguments& arguments);

}  // namespace tessera
