#pragma once

#include "games/game.h"
#include "games/polyomino/generator.h"
#include "games/polyomino/level.h"

#include <array>

namespace tessera::polyomino {

// Cover a board with polyominoes. Any complete legal cover wins: every open cell covered. Pieces may be
// left over only when their cells together are more than the board's.
struct Polyomino {
    using Params = CutParams;
    using Level = polyomino::Level;
    using State = polyomino::State;
    using Move = polyomino::Move;

    static constexpr std::string_view id = "polyomino";
    static constexpr char share_kind = 'p';
    static constexpr int generator_version = cut_version;
    static constexpr std::array<std::string_view, 7> daily_params = {
        "size 5x5 largest 5", "size 6x5 largest 5", "size 6x6 largest 5",   "size 7x7 largest 6",
        "size 8x7 largest 6", "size 9x8 largest 7", "size 10x10 largest 7",
    };

    static State start(const Level& level);
    static Result<State> play(const Level& level, const State& state, const Move& move);
    static bool is_solved(const Level& level, const State& state);

    static Result<Level> parse_level(std::string_view text);
    static std::string format_level(const Level& level);
    static Result<Move> parse_move(const Level& level, std::string_view text);
    static std::string format_move(const Level& level, const Move& move);
    static Result<Shared<Polyomino>> decode_share(std::string_view body);
    static std::string encode_share(const Shared<Polyomino>& shared);

    static const ParamTable& param_table();
    static Result<Params> parse_params(std::string_view text);
    static std::string format_params(const Params& params);
    static Result<Level> generate(const Params& params, std::uint64_t seed);
};

}  // namespace tessera::polyomino

namespace tessera {
using polyomino::Polyomino;
}  // namespace tessera
