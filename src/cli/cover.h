#pragma once

#include "cli/arguments.h"
#include "formats/cover/named_cover.h"

#include <string>

namespace tessera {

// Returns why the options suit puzzles only, not exact cover problems; empty: they suit both.
std::string why_no_such_search(const Arguments& arguments);

// Solve and count an exact cover problem by dancing links or Algorithm X; print the options of a solution, one
// per line, or the number of solutions. Return the exit status.
int solve_cover(const Arguments& arguments, const NamedCover& cover);
int count_cover(const Arguments& arguments, const NamedCover& cover);

}  // namespace tessera
