#pragma once

#include "cli/arguments.h"
#include "cli/campaign_file.h"
#include "cli/lab_plan.h"
#include "cli/output_file.h"
#include "lab/lab_run.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// The output files of the lab.
class LabFiles {
public:
    // The error is a line for standard error: a file cannot be written, or would overwrite another output, an
    // input or the table, or cannot be gone on with. All files are then unchanged.
    static Readable<LabFiles> open(const Arguments& arguments, const LabPlan& plan);

    // Returns the runs of the plan that an earlier command filed; nothing for those that are to be made.
    std::vector<std::optional<LabRun>> filed_runs(const LabPlan& plan) const;
    // True if a later command can go on with the runs.
    bool can_be_resumed() const { return csv_ && csv_->can_be_resumed(); }

    // Return an error message, or an empty text. begin() comes first; add() appends a run to the CSV file at once, so
    // that a killed program leaves the rows so far; finish() puts them in order and writes the other files.
    std::string begin();
    std::string add(std::size_t run_number, const LabRun& run);
    std::string finish(const LabPlan& plan, const std::vector<std::optional<LabRun>>& runs,
                       const std::string& measure);

private:
    LabFiles() = default;

    std::optional<CampaignFile> csv_;
    std::optional<OutputFile> svg_;
    std::optional<OutputFile> log_;
    std::optional<OutputFile> profiler_;
};

}  // namespace tessera
