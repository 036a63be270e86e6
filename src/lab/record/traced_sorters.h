#pragma once

#include "games/game.h"
#include "games/number_swap/engines/board.h"
#include "lab/record/recorded_search.h"
#include "lab/record/traced_engine.h"
#include "search/position_counts.h"
#include "search/search.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace tessera::number_swap {

using SharedBoard = std::shared_ptr<const Board>;

// In a bidirectional search: the option from the start's node to the goal's. All other options are moves.
constexpr int option_to_goal = -2;

using StateOfNode = std::function<std::vector<std::uint8_t>(int node)>;

// A sorting engine that traces its steps.
class TracedSorter : public TracedEngine {
public:
    virtual PositionCounts counts() const { return {stats().nodes, std::nullopt}; }
    virtual void write_steps(SearchRecord& record) = 0;
    // In moves; negative: the engine has no heuristic.
    virtual double h(StateBytes /*state*/) const { return -1; }
    // `state_of` returns the grid of a node.
    virtual SearchKind kind(const StateOfNode& /*state_of*/) const { return DepthFirst(); }
};

// Errors: no traced engine of this name, or invalid options.
Result<std::unique_ptr<TracedSorter>> start_sorter(std::string_view id, const SharedBoard& board,
                                                   const std::vector<std::uint8_t>& start,
                                                   const SolveOptions& options);

}  // namespace tessera::number_swap
