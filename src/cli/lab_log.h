#pragma once

#include "lab/lab_run.h"

#include <string>
#include <string_view>

namespace tessera {

// Why the steps of this search cannot be written down as the option wants, as a line for standard error; empty if they
// can.
std::string why_not_logged(const LabCase& lab_case, std::string_view option);

// The steps of the search as far as the run went, whatever ended it: the same effort makes the same steps.
std::string log_of(const LabCase& lab_case, const LabRun& run);

// Likewise its tree, for CP-Profiler.
std::string profiler_log_of(const LabCase& lab_case, const LabRun& run);

}  // namespace tessera
