#pragma once

#include "base/result.h"
#include "games/params.h"
#include "games/puzzle_grade.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera::polyomino {

inline constexpr int generator_version = 1;  // changes when the same params and seed would give another level

inline constexpr int max_unique_cells = 100;  // of a board whose single solution is proved

// How a board is cut into random pieces. Zeros leave the choice to the generator. What follows the sizes is for
// puzzles that are more than a cut, which engines/generator.h makes.
struct Params {
    int columns = 8;
    int rows = 8;
    int max_pieces = 0;  // 0: no limit
    int min_size = 2;
    int max_size = 0;               // 0: the shorter side of the board, at least 4 where it can be
    std::string set = {};           // whose pieces cover the board instead of those of a cut; empty: none
    bool is_unique = false;         // givens leave a single solution
    std::optional<Tier> tier = {};  // how hard it is then; nothing: any
    bool has_own_stream = false;    // of a single solution: no other size, set or tier has its filled boards

    bool operator==(const Params&) const = default;
};

// `size 8x8 pieces 0 smallest 2 largest 0`; what is left out keeps its default. What older
// versions do not know stands there only where it is asked for: ` set iq unique yes tier expert stream own`.
const ParamTable& param_table();
Result<Params> parse_params(std::string_view text);
std::string format_params(const Params& params);

// Nothing, or why no board can be cut like this.
std::optional<Sentence> why_params_are_impossible(const Params& params);

}  // namespace tessera::polyomino
