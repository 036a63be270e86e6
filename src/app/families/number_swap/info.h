#pragma once

#include "app/board/family_info.h"
#include "games/number_swap/engine_ids.h"
#include "games/number_swap/number_swap.h"

#include <array>

namespace tessera {

template <>
struct InfoOf<NumberSwap> {
    using Params = number_swap::Params;

    static constexpr std::string_view caption = "Number swap";
    static constexpr bool is_explained = false;
    static constexpr ListCounts list_counts = {"Swaps", "par {}", {8, 15}, {8, 12}};
    static constexpr WinPause win_pause = {};
    static constexpr auto solvers = offered_solvers<number_swap::engines, number_swap::heuristics>();

    static int most_barriers(const Params& params) {
        return number_swap::max_barriers(params.rows, params.columns);
    }
    static std::span<const MakerPreset<Params>> difficulties();
    static constexpr std::array<MakerLine<Params>, 5> maker_lines = {{
        {"difficulty", "Difficulty", nullptr, nullptr, 0, 0, "custom", nullptr, &difficulties},
        {"columns", "Columns", &Params::columns, nullptr, 2, number_swap::max_side},
        {"rows", "Rows", &Params::rows, nullptr, 2, number_swap::max_side},
        {"barriers", "Barriers", &Params::barriers, nullptr, 0, 0, "none", &most_barriers},
        {"swaps", "Swaps from sorted", &Params::swaps, nullptr, 0, 100, "any"},
    }};

    static std::string title(const number_swap::Level& level) { return level.title; }
    static std::string size_text(const number_swap::Level& level) {
        return size_in_words(level.tiles.columns(), level.tiles.rows());
    }
    static std::optional<Sentence> best_words(const number_swap::Level& level, int swaps);
    static Params first_params() { return {}; }
    static void adjust(Params& params, std::string_view changed);
};

}  // namespace tessera
