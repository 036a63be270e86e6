#pragma once

#include "app/board/family_info.h"
#include "games/null_game/null_game.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace tessera {

template <>
struct InfoOf<NullGame> {
    static constexpr std::string_view caption = "Count up";
    static constexpr bool is_explained = false;
    static constexpr ListCounts list_counts = {"Counts", "{} {count|counts}", {5, 20}, {5, 20}};
    static constexpr WinPause win_pause = {};
    static constexpr std::array<SolverChoice, 1> solvers = {automatic_solver};
    static constexpr std::array<MakerLine<NullGame::Params>, 1> maker_lines = {
        {{"largest", "Largest target", &NullGame::Params::largest, nullptr, 1, 99}}};

    static std::string title(const NullGame::Level& /*level*/) { return {}; }
    static std::string size_text(const NullGame::Level& level) { return std::to_string(level.target); }
    static std::optional<Sentence> best_words(const NullGame::Level& /*level*/, int /*moves*/) { return {}; }
    static NullGame::Params first_params() { return {}; }
    static void adjust(NullGame::Params& /*params*/, std::string_view /*changed*/) {}
    static std::string_view quicker(const NullGame::Params& /*params*/) {
        return "A smaller board is quicker.";
    }
};

}  // namespace tessera
