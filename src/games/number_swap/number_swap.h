#pragma once

#include "games/game.h"
#include "games/number_swap/level.h"
#include "games/number_swap/level_text.h"
#include "games/number_swap/params.h"
#include "games/number_swap/share.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Sort a grid of numbers row by row by swapping neighbours that no barrier separates.
struct NumberSwap {
    using Params = number_swap::Params;
    using Level = number_swap::Level;
    using State = number_swap::State;
    using Move = number_swap::Move;

    static constexpr std::string_view id = "number_swap";
    static constexpr char share_letter = 's';
    static constexpr int generator_version = number_swap::generator_version;
    static constexpr bool has_credits = true;
    static constexpr bool has_recipes = true;
    // From a few swaps on Mondays to about two dozen on Sundays; then also easier and harder ones; then by tiers, which never
    // fall within a week, on another board each day: barriers that draw a figure on Saturdays, the largest on Sundays.
    static constexpr std::array<DailyWeek, 3> daily_weeks = {{
        {0,
         {"size 3x2", "size 3x2 barriers 1", "size 3x3", "size 3x3 barriers 2", "size 4x3 barriers 2",
          "size 4x4", "size 4x4 barriers 3"}},
        {20261126,
         {"size 3x3", "size 3x3 barriers 1", "size 3x3 barriers 2", "size 4x3", "size 4x3 barriers 2",
          "size 4x4", "size 4x4 barriers 3"},
         {"size 3x3 swaps 6", "size 3x2", "size 3x2 barriers 1", "size 3x3 swaps 10", "size 3x3",
          "size 3x3 barriers 1", "size 3x3 barriers 2"},
         {"size 3x3 barriers 2", "size 4x3", "size 4x3 barriers 2", "size 4x4", "size 4x4 barriers 3",
          "size 5x4 barriers 3", "size 5x5 barriers 4"}},
        {20261207,
         {"size 3x3 tier junior", "size 4x3 tier junior", "size 5x3 tier expert", "size 4x4 tier expert",
          "size 5x4 barriers 3 tier expert", "size 4x4 walls any tier expert", "size 5x5 tier master"},
         {"size 3x2 tier starter", "size 4x2 tier starter", "size 3x3 tier starter", "size 4x3 tier starter",
          "size 5x3 tier junior", "size 4x4 walls any tier junior", "size 5x4 tier junior"},
         {"size 4x3 barriers 2 tier expert", "size 5x3 barriers 2 tier expert",
          "size 4x4 barriers 3 tier master", "size 6x3 tier master", "size 5x4 barriers 3 tier wizard",
          "size 4x4 walls any tier wizard", "size 5x5 barriers 4 tier wizard"}},
    }};

    static State start(const Level& level);
    static Result<State> play(const Level& level, const State& state, const Move& move);
    static bool is_solved(const Level& level, const State& state);

    static Result<Level> parse_level(std::string_view text) { return number_swap::parse_level(text); }
    static std::string format_level(const Level& level) { return number_swap::format_level(level); }
    static Result<Move> parse_move(const Level& level, std::string_view text) {
        return number_swap::parse_move(level, text);
    }
    static std::string format_move(const Level& /*level*/, const Move& move) {
        return number_swap::format_move(move);
    }

    static Result<Shared<NumberSwap>> decode_share(std::string_view body) {
        return number_swap::decode_share(body);
    }
    static std::vector<int> moves_in_share(const Shared<NumberSwap>& shared) { return every_move(shared); }
    static std::string encode_share(const Shared<NumberSwap>& shared) {
        return number_swap::encode_share(shared);
    }

    static const ParamTable& param_table() { return number_swap::param_table(); }
    static Result<Params> parse_params(std::string_view text) { return number_swap::parse_params(text); }
    static std::string format_params(const Params& params) { return number_swap::format_params(params); }
    static Result<Level> generate(const Params& params, std::uint64_t seed);  // in the engines' library
};

}  // namespace tessera
