#pragma once

#include "lab/lab_run.h"

#include <string>

namespace tessera {

// Why the steps of this search cannot be written down, as a line for standard error; empty if they can.
std::string why_not_logged(const LabCase& lab_case);

// The steps of the search as far as the run went, whatever ended it: the same effort makes the same steps.
std::string log_of(const LabCase& lab_case, const LabRun& run);

}  // namespace tessera
