#pragma once

#include "cli/campaign_file.h"
#include "cli/lab_plan.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Everything that decides the rows of a lab: the puzzles, the searches and their limits.
std::string words_of_plan(const std::vector<LabCase>& cases, const Arguments& arguments);

// Returns the form in which the command that makes these runs reads the lab's rows again.
RowForm lab_rows(const std::vector<LabCase>& cases);

// Returns the first number in which two rows of one run differ that should be the same on every machine: "ticks: 120
// and 121"; empty if there is none. With `is_timed` a limit in seconds may have stopped either run.
std::string lab_contradiction(std::string_view one, std::string_view other, bool is_timed);

}  // namespace tessera
