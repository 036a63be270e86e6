#pragma once

#include "games/polyomino/engines/algorithm_x_engine.h"
#include "lab/record/recorded_search.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

using RecordedAlgorithmX = AlgorithmXEngine<StepLog>;

// True if the search has begun and has few enough options for a picture.
bool has_choices(const RecordedAlgorithmX& engine);

// Returns the placements still possible after the chosen options, sorted, with duplicate pieces merged.
// Empty unless has_choices().
std::vector<Placement> placements_left(const RecordedAlgorithmX& engine, const std::vector<int>& chosen);

// Returns for each open cell how many of the placements cover it.
std::vector<CellChoices> choices_of_cells(const Level& level, const State& state,
                                          const std::vector<Placement>& placements);

// The number of placements left for an item: a cell or a piece.
struct ItemChoices {
    std::optional<Cell> cell;
    int count = 0;  // 0: not an item, or the placements are unknown
};
ItemChoices choices_for(const RecordedAlgorithmX& engine, const Level& level, int item,
                        const std::vector<Placement>& placements);

}  // namespace tessera::polyomino
