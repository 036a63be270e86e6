#pragma once

#include "games/game.h"
#include "games/polyomino/dailies.h"
#include "games/polyomino/level.h"
#include "games/polyomino/level_text.h"
#include "games/polyomino/params.h"
#include "games/polyomino/share.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// Cover a board with polyominoes. Any complete legal cover wins: every open cell covered. Pieces may be left
// over only if their total cells exceed the board's.
struct Polyomino {
    using Params = polyomino::Params;
    using Level = polyomino::Level;
    using State = polyomino::State;
    using Move = polyomino::Move;

    static constexpr std::string_view id = "polyomino";
    static constexpr char share_letter = 'p';
    static constexpr int generator_version = polyomino::generator_version;
    static constexpr bool has_credits = true;
    static constexpr bool has_recipes = true;
    static constexpr auto daily_weeks = polyomino::daily_weeks;

    static State start(const Level& level);
    static Result<State> play(const Level& level, const State& state, const Move& move);
    static bool is_solved(const Level& level, const State& state);

    static Result<Level> parse_level(std::string_view text) { return polyomino::parse_level(text); }
    static std::string format_level(const Level& level) { return polyomino::format_level(level); }
    static Result<Move> parse_move(const Level& level, std::string_view text) {
        return polyomino::parse_move(level, text);
    }
    static std::string format_move(const Level& level, const Move& move) {
        return polyomino::format_move(level, move);
    }

    static Result<Shared> decode_share(std::string_view body) { return polyomino::decode_share(body); }
    static std::string encode_share(const Shared& shared) { return polyomino::encode_share(shared); }
    static std::vector<int> moves_in_share(const Shared& shared) { return polyomino::moves_in_share(shared); }

    static const ParamTable& param_table() { return polyomino::param_table(); }
    static Result<Params> parse_params(std::string_view text) { return polyomino::parse_params(text); }
    static std::string format_params(const Params& params) { return polyomino::format_params(params); }
    static Result<Level> generate(const Params& params, std::uint64_t seed);
};

}  // namespace tessera::polyomino

namespace tessera {
using polyomino::Polyomino;
}  // namespace tessera
