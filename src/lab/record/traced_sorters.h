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

// The record's nodes, as the kind of a search asks for them.
struct SorterNodes {
    std::function<std::vector<std::uint8_t>(int node)> state_of;  // its grid
    std::function<bool(int node)> is_from_goal;
};

// A sorting engine that traces its steps.
class TracedSorter : public TracedEngine {
public:
    virtual PositionCounts counts() const = 0;
    virtual void write_steps(SearchRecord& record) = 0;
    virtual SearchKind kind(const SorterNodes& nodes) const = 0;
};

// Errors: no traced engine of this name, or invalid options.
Result<std::unique_ptr<TracedSorter>> start_sorter(std::string_view id, const SharedBoard& board,
                                                   const std::vector<std::uint8_t>& start,
                                                   const SolveOptions& options);

}  // namespace tessera::number_swap
