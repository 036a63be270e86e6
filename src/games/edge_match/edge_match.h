#pragma once

#include "games/edge_match/level.h"
#include "games/edge_match/level_text.h"
#include "games/edge_match/params.h"
#include "games/edge_match/share.h"
#include "games/game.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Place square tiles on a board so that neighbours show the two halves of one motif in one colour. Any
// complete arrangement that fits wins.
struct EdgeMatch {
    using Params = edge_match::Params;
    using Level = edge_match::Level;
    using State = edge_match::State;
    using Move = edge_match::Move;

    static constexpr std::string_view id = "edge_match";
    static constexpr char share_letter = 'e';
    static constexpr int generator_version = edge_match::generator_version;
    static constexpr bool has_credits = true;
    static constexpr bool has_recipes = true;
    // Small boards at first; then three a day; then such that the tiers never fall within a week, on a board of another size
    // each day: figures in two halves on Saturdays, the largest on Sundays.
    static constexpr std::array<DailyWeek, 3> daily_weeks = {{
        {0,
         {"size 3x2 motifs 2 colors 3", "size 3x3 motifs 2 colors 3", "size 3x3 motifs 2 colors 3 halves yes",
          "size 3x3 motifs 2 colors 3 frame no", "size 4x3 motifs 2 colors 3", "size 4x4 motifs 2 colors 3",
          "size 5x4 motifs 2 colors 3"}},
        {20261126,
         {"size 3x3 motifs 2 colors 3 tier junior", "size 4x3 motifs 2 colors 3 tier junior",
          "size 4x3 motifs 2 colors 2 tier expert", "size 4x4 motifs 2 colors 3 tier expert",
          "size 4x4 motifs 2 colors 3 tier master", "size 5x4 motifs 2 colors 3 tier expert",
          "size 5x5 motifs 2 colors 3 tier expert"},
         {"size 3x3 motifs 2 colors 3 tier starter", "size 3x3 motifs 2 colors 3 tier starter",
          "size 4x3 motifs 2 colors 3 tier starter", "size 4x3 motifs 2 colors 3 tier starter",
          "size 4x3 motifs 2 colors 3 tier junior", "size 4x4 motifs 2 colors 3 tier junior",
          "size 4x4 motifs 2 colors 3 tier junior"},
         {"size 4x3 motifs 2 colors 2 tier expert", "size 4x4 motifs 2 colors 3 tier expert",
          "size 4x4 motifs 2 colors 3 tier master", "size 4x4 motifs 2 colors 2 tier wizard",
          "size 4x4 motifs 2 colors 2 tier wizard", "size 5x4 motifs 2 colors 3 tier master",
          "size 5x5 motifs 2 colors 3 tier wizard"}},
        {20261207,
         {"size 3x3 tier junior", "size 4x3 tier junior", "size 5x3 tier expert", "size 4x4 tier expert",
          "size 6x3 tier expert", "size 5x4 halves yes tier master", "size 5x5 tier master"},
         {"size 4x2 tier starter", "size 3x3 tier starter", "size 4x3 tier starter", "size 5x3 tier junior",
          "size 4x4 tier junior", "size 5x4 halves yes tier junior", "size 5x5 tier junior"},
         {"size 6x2 tier expert", "size 4x3 tier expert", "size 5x3 tier master", "size 5x4 tier master",
          "size 4x4 tier wizard", "size 6x3 halves yes tier wizard", "size 5x5 tier wizard"}},
    }};

    static State start(const Level& level);
    static Result<State> play(const Level& level, const State& state, const Move& move);
    static bool is_solved(const Level& level, const State& state);

    static Result<Level> parse_level(std::string_view text) { return edge_match::parse_level(text); }
    static std::string format_level(const Level& level) { return edge_match::format_level(level); }
    static Result<Move> parse_move(const Level& level, std::string_view text) {
        return edge_match::parse_move(level, text);
    }
    static std::string format_move(const Level& /*level*/, const Move& move) {
        return edge_match::format_move(move);
    }

    static Result<Shared<EdgeMatch>> decode_share(std::string_view body) {
        return edge_match::decode_share(body);
    }
    static std::vector<int> moves_in_share(const Shared<EdgeMatch>& shared) { return every_move(shared); }
    static std::string encode_share(const Shared<EdgeMatch>& shared) {
        return edge_match::encode_share(shared);
    }

    static const ParamTable& param_table() { return edge_match::param_table(); }
    static Result<Params> parse_params(std::string_view text) { return edge_match::parse_params(text); }
    static std::string format_params(const Params& params) { return edge_match::format_params(params); }
    static Result<Level> generate(const Params& params, std::uint64_t seed);  // in the engines' library
};

}  // namespace tessera
