#pragma once

#include "lab/record/recorded_search.h"

#include <string>
#include <string_view>

namespace tessera {

// The header of a log.
struct LoggedCase {
    std::string family;
    Position position;
    SolveOptions options;
};

inline constexpr int most_logged_steps = 1'000'000;  // a longer log is cut

// Returns the steps of a search as plain text; `outcome` is the word for how it ended. src/lab/README.md
// describes the format.
std::string step_log_of(const LoggedCase& logged, const RecordedSearch& search, std::string_view outcome);

}  // namespace tessera
