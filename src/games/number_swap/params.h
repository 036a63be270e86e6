#pragma once

#include "base/result.h"
#include "games/number_swap/level.h"
#include "games/number_swap/walls.h"
#include "games/params.h"
#include "games/puzzle_grade.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera::number_swap {

inline constexpr int generator_version = 1;  // increases when the same params and seed give another level

enum class Difficulty { easy, medium, hard };

// A board of 2 .. 10 cells a side that barriers never divide.
struct Params {
    int columns = 3;
    int rows = 3;
    int barriers = 0;
    int swaps = 0;                  // random swaps away from the sorted grid; 0: every grid is equally likely
    Walls walls = Walls::none;      // with a figure there are no other barriers
    std::optional<Tier> tier = {};  // difficulty; nothing: any

    bool operator==(const Params&) const = default;
};

// `size 4x3 barriers 2 swaps 10` or `difficulty easy`; omitted values keep their defaults. Values that older versions
// do not know are written only if set: ` walls ring tier expert`.
const ParamTable& param_table();
Result<Params> parse_params(std::string_view text);
std::string format_params(const Params& params);

// Params of the menu: 3 x 3, 4 x 4 and 5 x 5, with one barrier fewer than cells per side, except that
// easy has none.
Params params_of(Difficulty difficulty);

// Returns the largest number of barriers that leaves the board connected.
int max_barriers(int rows, int columns);

}  // namespace tessera::number_swap
