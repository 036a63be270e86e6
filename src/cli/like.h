#pragma once

#include "cli/arguments.h"
#include "cli/input.h"
#include "games/recipe.h"

namespace tessera {

// Returns the recipe of a surprise: of a kind that a day's puzzles have, with the seed, by which it is chosen.
Readable<Recipe> surprise_recipe(const Arguments& arguments);

// Returns the recipe of another puzzle like the one of --like, as "Another like this" of the page has it.
Readable<Recipe> recipe_like_given(const Arguments& arguments);

}  // namespace tessera
