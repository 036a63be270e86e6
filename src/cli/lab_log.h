#pragma once

#include "lab/lab_run.h"

#include <string>
#include <string_view>

namespace tessera {

// Returns why the search cannot be logged as the option asks, as a line for standard error; empty if it can.
std::string why_not_logged(const LabCase& lab_case, std::string_view option);

// Returns the search's steps as far as the run went, however it ended: equal effort gives equal steps.
std::string log_of(const LabCase& lab_case, const LabRun& run);

// Returns its tree for CP-Profiler, likewise.
std::string profiler_log_of(const LabCase& lab_case, const LabRun& run);

}  // namespace tessera
