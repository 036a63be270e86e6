#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/lab_plan.h"
#include "cli/output.h"
#include "cli/output_file.h"
#include "cli/printable.h"
#include "cli/work.h"
#include "games/polyomino/engines/step_log.h"
#include "lab/chart.h"
#include "lab/lab_table.h"

#include <algorithm>
#include <fmt/core.h>
#include <optional>

namespace tessera {

namespace {

// The files that were asked for.
struct LabFiles {
    std::optional<OutputFile> csv;
    std::optional<OutputFile> svg;
    std::optional<OutputFile> log;
};

// What is wrong, or nothing.
std::string open_file(std::optional<OutputFile>& place, const std::string& name) {
    if (name.empty()) {
        return "";
    }
    Readable<OutputFile> file = OutputFile::open(name);
    if (!file) {
        return file.error();
    }
    place.emplace(std::move(*file));
    return "";
}

Readable<LabFiles> open_files(const LabArguments& names) {
    LabFiles files;
    for (const std::string& complaint :
         {open_file(files.csv, names.csv_file), open_file(files.svg, names.svg_file),
          open_file(files.log, names.log_file)}) {
        if (!complaint.empty()) {
            return tl::unexpected(complaint);
        }
    }
    return files;
}

LabLimits limits_of(const Arguments& arguments) {
    return {arguments.lab.ticks, arguments.limit_seconds, [] {
                return InterruptWatch::is_interrupted();
            }};
}

LabMeasure measure_called(const std::string& id) {
    const auto* const place = std::find(lab_measure_ids.begin(), lab_measure_ids.end(), id);
    return static_cast<LabMeasure>(place - lab_measure_ids.begin());
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

// Makes the runs one after the other and prints each as it ends; those made.
Readable<std::vector<LabRun>> make_runs(const LabPlan& plan, const Arguments& arguments) {
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
        runs.push_back(*run);
        is_heard = print(arguments.json ? json_line(json_of(*run)) : table.line(*run));
    }
    return runs;
}

std::string_view log_outcome(Outcome outcome, bool is_interrupted) {
    return outcome == Outcome::solved      ? "solved"
           : outcome == Outcome::exhausted ? "exhausted"
           : is_interrupted                ? "interrupted"
                                           : "stopped";
}

// The steps of the first run.
Readable<std::string> first_log(const LabCase& lab_case, const LabLimits& limits) {
    const auto level = Polyomino::parse_level(lab_case.input->position.level);
    if (lab_case.input->family != Polyomino::id || !level) {
        return tl::unexpected(std::string("tessera: --log is for polyomino puzzles"));
    }
    auto logger = polyomino::StepLogger::start(*level, Polyomino::start(*level), lab_case.options);
    if (!logger) {
        return tl::unexpected("tessera: --log: " + in_words(logger.error().message));
    }
    constexpr Ticks slice = 20'000;
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running && !logger->is_full() && logger->stats().ticks < limits.ticks &&
           !limits.is_interrupted()) {
        outcome = logger->advance(std::min(slice, limits.ticks - logger->stats().ticks));
    }
    return logger->text(log_outcome(outcome, limits.is_interrupted()));
}

std::string write_log(LabFiles& files, const LabPlan& plan, const Arguments& arguments) {
    if (!files.log) {
        return "";
    }
    const Readable<std::string> log = first_log(plan.cases.front(), limits_of(arguments));
    return log ? files.log->write(*log) : log.error();
}

std::string write_results(LabFiles& files, const std::vector<LabRun>& runs, const Arguments& arguments) {
    const std::string csv_trouble = files.csv ? files.csv->write(csv_of(runs)) : "";
    const std::string svg_trouble =
        files.svg ? files.svg->write(chart_of(runs, measure_called(arguments.lab.measure))) : "";
    return csv_trouble.empty() ? svg_trouble : csv_trouble;
}

}  // namespace

int lab(const Arguments& arguments) {
    const Readable<LabPlan> plan = plan_of(arguments);
    if (!plan) {
        return refuse(plan.error());
    }
    Readable<LabFiles> files = open_files(arguments.lab);
    if (!files) {
        return refuse(files.error());
    }
    const InterruptWatch watch;
    const std::string log_trouble = write_log(*files, *plan, arguments);
    if (!log_trouble.empty()) {
        return refuse(log_trouble);
    }
    for (const std::string& line : plan->left_out) {
        remark(line);
    }
    const Readable<std::vector<LabRun>> runs = make_runs(*plan, arguments);
    if (!runs) {
        return refuse(runs.error());
    }
    const std::string trouble = write_results(*files, *runs, arguments);
    if (!trouble.empty()) {
        return refuse(trouble);
    }
    if (InterruptWatch::is_interrupted()) {
        remark(fmt::format("interrupted after {} of {} runs", runs->size(), plan->cases.size()));
        return exit_interrupted;
    }
    return exit_done;
}

}  // namespace tessera
