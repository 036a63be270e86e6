#pragma once

#include "games/polyomino/engines/algorithm_x_engine.h"
#include "lab/record/recorded_search.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

using RecordedAlgorithmX = AlgorithmXEngine<StepLog>;

// Whether the search has begun, with few enough options to be counted for a picture.
bool has_choices(const RecordedAlgorithmX& engine);

// The placements that the options chosen leave possible, sorted, copies of a piece told apart no more; none where it
// has no choices.
std::vector<Placement> placements_left(const RecordedAlgorithmX& engine, const std::vector<int>& chosen);

// Of each open cell how many of the placements cover it.
std::vector<CellChoices> choices_of_cells(const Level& level, const State& state,
                                          const std::vector<Placement>& placements);

// How many of the placements there are for an item: a cell, or else a piece.
struct ItemChoices {
    std::optional<Cell> cell;
    int count = 0;  // 0: it is no item, or the placements are not known
};
ItemChoices choices_for(const RecordedAlgorithmX& engine, const Level& level, int item,
                        const std::vector<Placement>& placements);

}  // namespace tessera::polyomino
