#pragma once

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/json_value.h"
#include "cli/run_job.h"
#include "games/recipe.h"

#include <string>

namespace tessera {

// Makes --count puzzles, or those of one part, one a line: see puzzle_rows.h. Returns the exit status.
int generate_many(const Arguments& arguments, const Recipe& recipe);

// Returns why the options of many puzzles are not as they should be, as a line for standard error; empty if they are.
std::string why_not_many(const Arguments& arguments);

// Returns what the options ask for, or a line for standard error.
Readable<Recipe> recipe_of(const Arguments& arguments);

// Returns why there is no puzzle although nothing stopped the job, as a line for standard error; empty: there is one.
std::string why_not_made(const JobAnswer& answer);

// Describes a made puzzle, or says that none was made.
JsonValue json_of_made(const JobAnswer& answer, const Recipe& recipe, const Arguments& arguments);

}  // namespace tessera
