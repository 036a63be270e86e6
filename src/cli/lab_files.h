#pragma once

#include "cli/arguments.h"
#include "cli/lab_plan.h"
#include "cli/output_file.h"
#include "lab/lab_run.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

// The files that the lab is asked to write.
class LabFiles {
public:
    // The error is a line for standard error: a file cannot be written, or would take the place of another one of them,
    // of what is read or of the table. Then all files are as they were.
    static Readable<LabFiles> open(const Arguments& arguments);

    // What went wrong in a sentence, or nothing. Each run is added to the table as it ends, so that a program that is killed
    // leaves the rows it had; the other files come at the end, once.
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
