#pragma once

#include "games/edge_match/problem.h"
#include "games/solving_engine.h"

#include <cstdint>
#include <memory>
#include <string_view>

namespace tessera::edge_match {

// A position to solve, and the memory limit.
struct EngineInput {
    Level level;
    Problem problem;
    std::uint64_t memory_bytes = 256ULL << 20;
};

// Starts the engine with this id on the input.
Result<std::unique_ptr<SolvingEngine<Move>>> start_engine(std::string_view id, const EngineInput& input);

}  // namespace tessera::edge_match
