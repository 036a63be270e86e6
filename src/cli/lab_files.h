#pragma once

#include "cli/arguments.h"
#include "cli/lab_plan.h"
#include "cli/output_file.h"
#include "lab/lab_run.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

// The output files of the lab.
class LabFiles {
public:
    // The error is a line for standard error: a file cannot be written, or would overwrite another output, an
    // input or the table. All files are then unchanged.
    static Readable<LabFiles> open(const Arguments& arguments);

    // Return an error message, or an empty text. add() appends a run to the CSV file at once, so that a
    // killed program leaves the rows so far; finish() writes the other files.
    std::string add(const LabRun& run);
    std::string finish(const LabPlan& plan, const std::vector<LabRun>& runs, const std::string& measure);

private:
    LabFiles() = default;

    std::optional<OutputFile> csv_;
    std::optional<OutputFile> svg_;
    std::optional<OutputFile> log_;
    std::optional<OutputFile> profiler_;
    bool has_rows_ = false;
};

}  // namespace tessera
