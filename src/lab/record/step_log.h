#pragma once

#include "lab/record/recorded_search.h"

#include <string>
#include <string_view>

namespace tessera {

// What a log says of its search before the steps.
struct LoggedCase {
    std::string family;
    Position position;
    SolveOptions options;
};

inline constexpr int most_logged_steps = 1'000'000;  // past them the log is cut

// The steps of a search as plain text, from the first line to the last; `outcome` is the word for how it ended. The form
// is described in src/lab/README.md.
std::string step_log_of(const LoggedCase& logged, const RecordedSearch& search, std::string_view outcome);

}  // namespace tessera
