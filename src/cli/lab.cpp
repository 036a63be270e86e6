#include "base/text.h"
#include "cli/campaign_file.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/interrupt.h"
#include "cli/lab_files.h"
#include "cli/lab_plan.h"
#include "cli/lab_runner.h"
#include "cli/output.h"

#include <algorithm>
#include <fmt/core.h>
#include <map>

namespace tessera {

namespace {

// Returns "plain" or "plain with ascender" for each that made several runs on some input and no different ones
// on any.
std::vector<std::string> same_with_every_seed(const std::vector<LabRun>& runs) {
    std::vector<std::string> order;
    std::map<std::string, std::map<std::string, std::vector<LabRun>>> by_search;  // and by input
    for (const LabRun& run : runs) {
        const std::string name =
            run.heuristic == "default" ? run.engine : run.engine + " with " + run.heuristic;
        if (!by_search.contains(name)) {
            order.push_back(name);
        }
        by_search[name][run.input].push_back(run);
    }
    std::vector<std::string> same;
    std::copy_if(order.begin(), order.end(), std::back_inserter(same), [&](const std::string& name) {
        const auto& inputs = by_search[name];
        return std::all_of(inputs.begin(), inputs.end(), [](const auto& input) {
            return input.second.size() > 1 && are_same_searches(input.second);
        });
    });
    return same;
}

// Ctrl-C may come when nothing is left to be interrupted.
bool are_all_made(const std::vector<std::optional<LabRun>>& runs) {
    return std::all_of(runs.begin(), runs.end(), [](const std::optional<LabRun>& run) {
        return run && run->outcome != LabOutcome::interrupted;
    });
}

}  // namespace

int lab(const Arguments& arguments) {
    const Readable<LabPlan> plan = plan_of(arguments);
    if (!plan) {
        return refuse(plan.error());
    }
    Readable<LabFiles> files = LabFiles::open(arguments, *plan);
    if (!files) {
        return refuse(files.error());
    }
    const InterruptWatch watch;
    for (const std::string& line : plan->left_out) {
        remark(line);
    }
    LabRunner runner(*plan, arguments, *files);
    std::string trouble = runner.make_runs();
    const std::vector<LabRun> runs = made_runs(runner.runs());
    trouble = trouble.empty() ? files->finish(*plan, runner.runs(), arguments.lab.measure) : trouble;
    if (!trouble.empty()) {
        return refuse(trouble);
    }
    const std::vector<std::string> same = same_with_every_seed(runs);
    if (!same.empty()) {
        remark("the same with every seed: " + join(same, ", "));
    }
    return InterruptWatch::is_interrupted() && !are_all_made(runner.runs())
               ? end_early(fmt::format("interrupted after {} of {} runs", runs.size(), plan->cases.size()),
                           exit_interrupted, files->can_be_resumed() ? arguments.campaign.file() : "")
               : exit_done;
}

}  // namespace tessera
