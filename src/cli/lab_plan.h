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

// Every engine with every heuristic that it takes and every seed on every input. An engine that takes none of the
// heuristics runs without one; a heuristic that no engine takes is an error. Left out, each with a remark, are engines that
// cannot work on a puzzle; what is named twice runs once. The error is a line for
// standard error; more than 100,000 runs are one.
Readable<LabPlan> plan_of(const Arguments& arguments);

}  // namespace tessera
