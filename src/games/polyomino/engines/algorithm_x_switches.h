#pragma once

#include "base/result.h"
#include "search/exact_cover/algorithm_x.h"

#include <string>
#include <string_view>

namespace tessera::polyomino {

// Variants of algorithm_x, written in its name: algorithm_x+first+zones. The ids are in engine_ids.h.
struct AlgorithmXSwitches {
    std::string name = "algorithm_x";  // including the switches as written
    ItemChoice item_choice = ItemChoice::fewest_options;
    bool goes_by_columns = false;
    ZonePruning zones = ZonePruning::none;
    bool breaks_twins = false;
};

// Parses the switches in the name. Unknown switches, and switches of any other engine, are errors.
Result<AlgorithmXSwitches> switches_in(std::string_view name);

}  // namespace tessera::polyomino
