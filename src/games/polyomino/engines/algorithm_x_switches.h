#pragma once

#include "base/result.h"
#include "search/exact_cover/algorithm_x.h"

#include <string>
#include <string_view>

namespace tessera::polyomino {

// How algorithm_x works, as its name says: algorithm_x+first+zones. The ids stand in engine_ids.h.
struct AlgorithmXSwitches {
    std::string name = "algorithm_x";  // with the switches as they were written
    ItemChoice item_choice = ItemChoice::fewest_options;
    bool goes_by_columns = false;
    ZonePruning zones = ZonePruning::none;
    bool breaks_twins = false;
};

// The engine in the name: what stands before the first +.
std::string_view engine_in(std::string_view name);

// Switches after any other engine are an error, as are unknown ones.
Result<AlgorithmXSwitches> switches_in(std::string_view name);

}  // namespace tessera::polyomino
