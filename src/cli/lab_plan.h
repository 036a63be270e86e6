#pragma once

#include "cli/arguments.h"
#include "cli/input.h"
#include "lab/lab_run.h"

#include <string>
#include <vector>

namespace tessera {

// The runs that the command line asks for, in the order of the table.
struct LabPlan {
    std::vector<LabCase> cases;
    std::vector<std::string> left_out;  // why runs are not made, a line each
};

// Every engine with every heuristic and seed on every input. Left out are heuristics that an engine does not take, as
// long as another one takes them, engines that cannot work on a puzzle, and what is named twice. The error is a line for
// standard error; more than 100,000 runs are one.
Readable<LabPlan> plan_of(const Arguments& arguments);

}  // namespace tessera
