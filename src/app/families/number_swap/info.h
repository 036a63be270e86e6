#pragma once

#include "app/board/family_info.h"
#include "games/number_swap/engine_ids.h"
#include "games/number_swap/number_swap.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tessera {

template <>
struct InfoOf<NumberSwap> {
    using Params = number_swap::Params;

    static constexpr std::string_view caption = "Number swap";
    static constexpr bool is_explained = true;
    static constexpr ListCounts list_counts = {"Swaps", "par {}", {8, 15}, {8, 12}};
    static constexpr WinPause win_pause = {};
    static constexpr auto solvers = offered_solvers<number_swap::engines, number_swap::heuristics>();

    static int most_barriers(const Params& params) {
        return number_swap::max_barriers(params.rows, params.columns);
    }
    // Choices of the maker's sheet: free, and the difficulties.
    static std::span<const std::string_view> difficulties();
    static int difficulty_of(const Params& params);
    static void choose_difficulty(Params& params, int index);
    static void draw_difficulty(Painter& painter, const Params& params, int choice, const Rect& rect);
    static constexpr std::array<MakerLine<Params>, 5> maker_lines = {{
        {.name = "difficulty",
         .caption = "How hard",
         .choices = difficulties,
         .chosen = difficulty_of,
         .choose = choose_difficulty,
         .picture = draw_difficulty},
        {.name = "columns",
         .caption = "Columns",
         .number = &Params::columns,
         .low = 2,
         .high = number_swap::max_side},
        {.name = "rows", .caption = "Rows", .number = &Params::rows, .low = 2, .high = number_swap::max_side},
        {.name = "barriers",
         .caption = "Barriers",
         .number = &Params::barriers,
         .at_zero = "none",
         .highest = most_barriers},
        {.name = "swaps",
         .caption = "Swaps from sorted",
         .number = &Params::swaps,
         .high = 100,
         .at_zero = "any",
         .is_advanced = true},
    }};

    static std::string title(const number_swap::Level& level) { return level.title; }
    static std::string size_text(const number_swap::Level& level) {
        return size_in_words(level.tiles.columns(), level.tiles.rows());
    }
    static std::optional<Sentence> best_words(const number_swap::Level& level, int swaps);
    static Params first_params() { return {}; }
    static void adjust(Params& params, std::string_view changed);
    static std::string_view quicker(const Params& /*params*/) { return "A smaller board is quicker."; }
};

}  // namespace tessera
