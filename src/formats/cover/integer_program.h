#pragma once

#include "formats/cover/named_cover.h"

#include <string>
#include <utility>
#include <vector>

namespace tessera {

// A row of an integer program: the sum of its terms is equal to, at most or at least its bound.
struct LinearRow {
    enum class Sense : char { equal = 'E', most = 'L', least = 'G' };

    std::vector<std::pair<int, std::string>> terms;  // factor and variable; none: the sum is 0
    Sense sense = Sense::equal;
    int bound = 1;
    std::string comment = {};  // the item that the row is about, at its first row
};

// An exact cover problem as an integer program whose variables are 0 or 1. Any solution is as good as any other.
struct IntegerProgram {
    std::vector<LinearRow> rows;
    std::vector<std::string> variables;
};

// Option number n is xn. A secondary item has a variable for each of its colours: 1 if a chosen option has it.
IntegerProgram integer_program_of(const NamedCover& cover);

}  // namespace tessera
