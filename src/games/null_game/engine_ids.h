#pragma once

#include "games/engine_info.h"

#include <array>

namespace tessera {

struct NullGame;

namespace null_game {

inline constexpr std::array<EngineInfo, 1> engines = {
    {{"count_up", "Automatic", "counts up", Proof::shortest, "", false, "it has one way to go",
      EngineTask::solve, true}}};

}  // namespace null_game

template <>
struct EngineIdsOf<NullGame> {
    static constexpr const auto& engines = null_game::engines;
    static constexpr std::array<HeuristicInfo, 0> heuristics{};
    static constexpr std::array<HeuristicInfo, 0> other_heuristics{};
    static constexpr std::array<EngineSwitches, 0> switches{};
    static constexpr std::array<EngineInfo, 0> recorded{};
};

}  // namespace tessera
