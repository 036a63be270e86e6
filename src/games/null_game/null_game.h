#pragma once

#include "games/game.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The smallest possible family: count up to a target. A new family starts as a copy of it. It is compiled and
// tested in every build so that it cannot rot.
struct NullGame {
    struct Params {
        int largest = 9;
        bool operator==(const Params&) const = default;
    };
    struct Level {
        int target = 0;
        bool operator==(const Level&) const = default;
    };
    struct State {
        int count = 0;
        bool operator==(const State&) const = default;
    };
    struct Move {
        int step = 1;  // 1 or -1
        bool operator==(const Move&) const = default;
    };

    static constexpr std::string_view id = "null_game";
    static constexpr char share_letter = 'n';
    static constexpr int generator_version = 1;
    static constexpr bool has_credits = false;
    static constexpr bool has_recipes = false;
    static constexpr std::array<DailyWeek, 1> daily_weeks = {{
        {0, {"largest 3", "largest 4", "largest 5", "largest 6", "largest 7", "largest 8", "largest 9"}},
    }};

    static State start(const Level& level);
    static Result<State> play(const Level& level, const State& state, const Move& move);
    static bool is_solved(const Level& level, const State& state);

    static Result<Level> parse_level(std::string_view text);
    static std::string format_level(const Level& level);
    static Result<Move> parse_move(const Level& level, std::string_view text);
    static std::string format_move(const Level& level, const Move& move);
    static Result<Shared<NullGame>> decode_share(std::string_view body);
    static std::string encode_share(const Shared<NullGame>& shared);
    static std::vector<int> moves_in_share(const Shared<NullGame>& shared) { return every_move(shared); }

    static const ParamTable& param_table();
    static Result<Params> parse_params(std::string_view text);
    static std::string format_params(const Params& params);
    static Result<Level> generate(const Params& params, std::uint64_t seed);
};

}  // namespace tessera
