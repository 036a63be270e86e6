#include "cli/lab_runner.h"

#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/printable.h"
#include "cli/work.h"

#include <fmt/core.h>
#include <utility>

namespace tessera {

namespace {

LabLimits limits_of(const Arguments& arguments) {
    return {arguments.lab.ticks, arguments.limit_seconds, [] {
                return InterruptWatch::is_interrupted();
            }};
}

// A solution that may not be the shortest comes with a lower bound, and is called "bounded".
std::string_view outcome_of(const LabRun& run) {
    const bool is_bounded = run.outcome == LabOutcome::solved && remark_called("lower_bound", run.remarks);
    return is_bounded ? "bounded" : word_for(run.outcome);
}

// True for a search that was cut before it had an answer: the length of its path proves nothing.
bool is_on_the_way(const LabRun& run) {
    return run.outcome != LabOutcome::solved && remark_called("par", run.remarks);
}

JsonValue json_of(const LabRun& run) {
    JsonValue json;
    json["input"] = run.input;
    json["engine"] = run.engine;
    json["heuristic"] = run.heuristic;
    json["seed"] = run.seed;
    json["outcome"] = outcome_of(run);
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
    if (run.is_timed) {
        json["elapsed_ms"] = rounded_ms(run.elapsed_ms);
    }
    for (const auto& [name, value] : run.remarks) {
        const bool is_of_answer = name == "par" || name == "moves";
        if (name != "engine" && !(is_of_answer && is_on_the_way(run))) {
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

std::vector<std::size_t> missing_in(const std::vector<std::optional<LabRun>>& runs) {
    std::vector<std::size_t> missing;
    for (std::size_t number = 0; number < runs.size(); ++number) {
        if (!runs[number]) {
            missing.push_back(number);
        }
    }
    return missing;
}

// Forgets what no column says, so that runs which were read again compare with those made now.
LabRun as_filed(LabRun run) {
    run.stats.backtracks = 0;
    run.stats.max_depth = 0;
    return run;
}

}  // namespace

LabRunner::LabRunner(const LabPlan& plan, const Arguments& arguments, LabFiles& files)
    : plan_(plan),
      arguments_(arguments),
      files_(files),
      runs_(files.filed_runs(plan)),
      missing_(missing_in(runs_)),
      table_(plan.cases),
      to_show_(missing_) {}

std::string LabRunner::make_runs() {
    trouble_ = files_.begin();
    if (!trouble_.empty() || !(arguments_.json || print(table_.heading()))) {
        return trouble_;
    }
    make_side_by_side(
        missing_, arguments_.thread_count, [this](std::size_t number) { return made(number); },
        InterruptWatch::is_interrupted);
    to_show_.pass_rest([this](const LabRun& run) { show(run); });
    return trouble_;
}

// Several threads are in here at once; the function that it returns is called by one at a time.
std::function<bool()> LabRunner::made(std::size_t number) {
    const LabCase& lab_case = plan_.cases[number];
    show_case(lab_case, number + 1, plan_.cases.size());
    Result<LabRun> run = run_case(lab_case, limits_of(arguments_));
    show_progress("");
    return [this, number, run = std::move(run)]() {
        if (!run) {
            trouble_ = "tessera: " + in_words(run.error().message);
        }
        return run && take(number, *run);
    };
}

bool LabRunner::take(std::size_t number, LabRun run) {
    if (arguments_.lab.is_repeatable || arguments_.thread_count > 1) {
        run.memory_bytes.reset();  // the heap is that of all threads
    }
    run.is_timed = !arguments_.lab.is_repeatable;
    const std::string trouble = files_.add(number, run);
    trouble_ = trouble_.empty() ? trouble : trouble_;
    runs_[number] = missing_.size() < runs_.size() ? as_filed(run) : run;
    return trouble_.empty() &&
           to_show_.add(number, std::move(run), [this](const LabRun& next) { return show(next); });
}

bool LabRunner::show(const LabRun& run) const {
    return print(arguments_.json ? json_line(json_of(run)) : table_.line(run));
}

}  // namespace tessera
