#pragma once

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/manifest.h"
#include "lab/lab_run.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

// The requested runs of a part, in the order of the table.
struct LabPlan {
    std::vector<LabCase> cases;
    Manifest manifest;                  // of all parts
    std::vector<std::string> left_out;  // a line for each omission with its reason
};

// Returns those that were made, in the same order.
std::vector<LabRun> made_runs(const std::vector<std::optional<LabRun>>& runs);

// Combines every engine, every heuristic that it accepts and every seed on every input. An engine that
// accepts none of the heuristics runs without one; a heuristic that no engine accepts is an error. Engines
// that cannot handle a puzzle are left out with a remark; duplicates run once. The error is a line for
// standard error; more than 100,000 runs are an error.
Readable<LabPlan> plan_of(const Arguments& arguments);

}  // namespace tessera
