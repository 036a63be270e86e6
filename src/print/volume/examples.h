#pragma once

#include "base/grid.h"
#include "session/any_session.h"

#include <array>
#include <string_view>
#include <vector>

namespace tessera {

// Three pictures that explain a family: the start, a position on the way, and the solution.
struct Example {
    std::string_view family;
    Sentence name;
    std::vector<Sentence> rules;
    std::vector<AnySession> positions;
    std::array<Sentence, 3> captions;
};

// Returns an example of each family that is printed.
std::vector<Example> examples();

// Returns the cells of twelve pentominoes that cover 6 rows of 10 cells.
std::vector<std::vector<Cell>> cover_tiling();

}  // namespace tessera
