#pragma once

#include "cli/arguments.h"
#include "cli/lab_files.h"
#include "cli/lab_plan.h"
#include "cli/side_by_side.h"
#include "lab/lab_table.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// Makes the runs of a plan that no earlier command filed, on one thread or several. Each is filed as it ends, and
// printed when those before it have been.
class LabRunner {
public:
    LabRunner(const LabPlan& plan, const Arguments& arguments, LabFiles& files);

    // Returns an error message, or an empty text. Ctrl-C ends it early.
    std::string make_runs();
    const std::vector<std::optional<LabRun>>& runs() const { return runs_; }

private:
    std::function<bool()> made(std::size_t number);
    bool take(std::size_t number, LabRun run);
    bool show(const LabRun& run) const;

    const LabPlan& plan_;
    const Arguments& arguments_;
    LabFiles& files_;
    std::vector<std::optional<LabRun>> runs_;
    std::vector<std::size_t> missing_;
    LabTable table_;
    InOrder<LabRun> to_show_;
    std::string trouble_;
};

}  // namespace tessera
