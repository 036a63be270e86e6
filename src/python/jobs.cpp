#include "cli/alarm.h"
#include "cli/job_request.h"
#include "cli/run_job.h"
#include "jobs/job.h"
#include "python/bindings.h"

#include <chrono>
#include <memory>
#include <pybind11/functional.h>
#include <pybind11/stl.h>
#include <thread>

namespace tessera::python {

namespace py = pybind11;

namespace {

constexpr std::chrono::milliseconds longest_wait{50};  // between looks at signals
constexpr double progress_interval_ms = 200;

// Called with solutions, nodes, ticks and milliseconds so far; true ends the job.
using OnProgress = std::function<bool(std::uint64_t, std::uint64_t, std::uint64_t, double)>;

// Runs the job on other threads, without the interpreter's lock except to heed signals and report progress.
JobAnswer answered(const JobRequest& request, const std::optional<OnProgress>& on_progress) {
    if (request.answer_at_once) {
        return *request.answer_at_once;
    }
    const auto alarm = std::make_shared<Alarm>();
    const double limit_ms = request.arguments.limit_seconds * 1000;
    RunningJob running(request.job, request.arguments.thread_count, [alarm] { alarm->ring(); });
    double reported_at_ms = 0;
    while (true) {
        {
            const py::gil_scoped_release unlocked;
            alarm->wait(longest_wait);
            running.take_reports();
        }
        heed_signals();
        if (running.is_over()) {
            return running.answer();
        }
        const double elapsed_ms = running.elapsed_ms();
        if (limit_ms > 0 && elapsed_ms >= limit_ms) {
            return running.answer(Stop::at_limit);
        }
        if (on_progress && elapsed_ms >= reported_at_ms + progress_interval_ms) {
            reported_at_ms = elapsed_ms;
            const JobAnswer known = running.answer();
            if ((*on_progress)(known.stats.solutions, known.stats.nodes, known.stats.ticks, elapsed_ms)) {
                return running.answer(Stop::by_interrupt);
            }
        }
    }
}

std::vector<std::string> run_command(const std::string& command, const std::string& options,
                                     const std::optional<Position>& position,
                                     const std::optional<OnProgress>& on_progress) {
    std::optional<RequestedPuzzle> puzzle;
    if (position) {
        puzzle = RequestedPuzzle{level_text(position->session), moves_text(position->session)};
    }
    const JobRequest request =
        value_or_refuse(read_job_request(command, JsonValue::parse(options, nullptr, false), puzzle));
    std::vector<std::string> lines;
    for (const JsonValue& object : value_or_refuse(objects_of(request, answered(request, on_progress)))) {
        lines.push_back(json_line(object));
    }
    return lines;
}

// Waits, not for ever, for engines that were stopped in a long slice: the interpreter is about to end.
void settle() {
    constexpr int most_waits = 100;
    const py::gil_scoped_release unlocked;
    for (int count = 0; is_work_abandoned() && count < most_waits; ++count) {
        std::this_thread::sleep_for(longest_wait);
    }
}

}  // namespace

void add_jobs(py::module_& module) {
    module.def("settle", &settle, "Waits for engines that were stopped in the middle of something.");
    module.def("run", &run_command, py::arg("command"), py::arg("options"), py::arg("position"),
               py::arg("progress"), "Runs a command. Returns the lines that it prints with --json.");
}

}  // namespace tessera::python
