#pragma once

#include "app/board/family_info.h"
#include "games/number_swap/number_swap.h"

#include <array>

namespace tessera {

template <>
struct InfoOf<NumberSwap> {
    using Params = number_swap::GridParams;

    static constexpr std::string_view caption = "Number swap";
    static constexpr std::array<SolverChoice, 12> solvers = {
        {automatic_solver,
         {"anytime_quick", "", "Quick"},
         {"pattern_databases", "", "Pattern tables, until proved"},
         {"a_star", "manhattan", "A*: distances / 2"},
         {"a_star", "misplaced", "A*: misplaced tiles / 2"},
         {"a_star", "mixed", "A*: half of each"},
         {"a_star", "sum", "A*: sum of both, not always shortest"},
         {"a_star", "double", "A*: distances, not always shortest"},
         {"bidirectional", "", "From both ends"},
         {"bfs", "", "Breadth first"},
         {"bfs_all", "", "The whole map of grids"},
         {"naive", "", "One tile after the other"}}};

    static int most_barriers(const Params& params) {
        return number_swap::max_barriers(params.rows, params.columns);
    }
    static constexpr std::array<MakerLine<Params>, 4> maker_lines = {{
        {"columns", "Columns", &Params::columns, nullptr, 2, number_swap::max_side},
        {"rows", "Rows", &Params::rows, nullptr, 2, number_swap::max_side},
        {"barriers", "Barriers", &Params::barriers, nullptr, 0, 0, "none", &most_barriers},
        {"swaps", "Swaps away from order", &Params::swaps, nullptr, 0, 100, "any"},
    }};

    static std::string title(const number_swap::Level& level) { return level.title; }
    static std::string size_text(const number_swap::Level& level) {
        return size_in_words(level.tiles.columns(), level.tiles.rows());
    }
    static void adjust(Params& params, std::string_view changed);
};

}  // namespace tessera
