#include "base/text.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/lab_files.h"
#include "cli/lab_plan.h"
#include "cli/output.h"
#include "cli/printable.h"
#include "cli/work.h"
#include "lab/lab_table.h"

#include <algorithm>
#include <fmt/core.h>
#include <map>

namespace tessera {

namespace {

LabLimits limits_of(const Arguments& arguments) {
    return {arguments.lab.ticks, arguments.limit_seconds, [] {
                return InterruptWatch::is_interrupted();
            }};
}

Json json_of(const LabRun& run) {
    Json json;
    json["input"] = run.input;
    json["engine"] = run.engine;
    json["heuristic"] = run.heuristic;
    json["seed"] = run.seed;
    json["outcome"] = word_for(run.outcome);
    json["solutions"] = run.stats.solutions;
    json["nodes"] = run.stats.nodes;
    if (run.updates) {
        json["updates"] = *run.updates;
    }
    if (run.counts.reached) {
        json["reached"] = *run.counts.reached;
    }
    if (run.counts.expanded) {
        json["expanded"] = *run.counts.expanded;
    }
    json["ticks"] = run.stats.ticks;
    if (run.memory_bytes) {
        json["memory_bytes"] = *run.memory_bytes;
    }
    json["elapsed_ms"] = std::stod(fmt::format("{:.3f}", run.elapsed_ms));
    for (const auto& [name, value] : run.remarks) {
        if (name != "engine") {
            add_remarks(json, {{name, value}});
        }
    }
    return json;
}

void show_case(const LabCase& lab_case, std::size_t number, std::size_t count) {
    const SolveOptions& options = lab_case.options;
    show_progress(fmt::format("run {} of {}: {} {}{}seed {} on {}", number, count,
                              options.engine.empty() ? "default" : options.engine, options.heuristic,
                              options.heuristic.empty() ? "" : " ", options.seed, lab_case.input->name));
}

// Makes the runs in sequence, printing and filing each as it ends. Returns the finished ones.
Readable<std::vector<LabRun>> make_runs(const LabPlan& plan, const Arguments& arguments, LabFiles& files) {
    const LabTable table(plan.cases);
    std::vector<LabRun> runs;
    bool is_heard = arguments.json || print(table.heading());
    for (const LabCase& lab_case : plan.cases) {
        if (!is_heard || InterruptWatch::is_interrupted()) {
            break;
        }
        show_case(lab_case, runs.size() + 1, plan.cases.size());
        const Result<LabRun> run = run_case(lab_case, limits_of(arguments));
        show_progress("");
        if (!run) {
            return tl::unexpected("tessera: " + in_words(run.error().message));
        }
        const std::string trouble = files.add(*run);
        if (!trouble.empty()) {
            return tl::unexpected(trouble);
        }
        runs.push_back(*run);
        is_heard = print(arguments.json ? json_line(json_of(*run)) : table.line(*run));
    }
    return runs;
}

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

}  // namespace

int lab(const Arguments& arguments) {
    const Readable<LabPlan> plan = plan_of(arguments);
    if (!plan) {
        return refuse(plan.error());
    }
    Readable<LabFiles> files = LabFiles::open(arguments);
    if (!files) {
        return refuse(files.error());
    }
    const InterruptWatch watch;
    for (const std::string& line : plan->left_out) {
        remark(line);
    }
    const Readable<std::vector<LabRun>> runs = make_runs(*plan, arguments, *files);
    if (!runs) {
        return refuse(runs.error());
    }
    const std::string trouble = files->finish(*plan, *runs, arguments.lab.measure);
    if (!trouble.empty()) {
        return refuse(trouble);
    }
    const std::vector<std::string> same = same_with_every_seed(*runs);
    if (!same.empty()) {
        remark("the same with every seed: " + join(same, ", "));
    }
    if (InterruptWatch::is_interrupted()) {
        remark(fmt::format("interrupted after {} of {} runs", runs->size(), plan->cases.size()));
        return exit_interrupted;
    }
    return exit_done;
}

}  // namespace tessera
