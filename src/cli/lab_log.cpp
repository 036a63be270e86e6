#include "cli/lab_log.h"

#include "base/check.h"
#include "cli/printable.h"
#include "lab/record/replay_log.h"
#include "lab/record/step_log.h"
#include "session/engine_tables.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>

namespace tessera {

namespace {

using Recording = std::unique_ptr<RecordedSearch>;

Result<Recording> recording_of(const LabCase& lab_case) {
    SolveOptions options = lab_case.options;
    if (options.engine.empty()) {
        options.engine = "default";  // several engines in turn
    }
    return RecordedSearch::start(lab_case.input->family, lab_case.input->position, options,
                                 most_logged_steps);
}

struct Repeated {
    Recording search;
    LabOutcome outcome = LabOutcome::stopped;
};

Repeated repeated(const LabCase& lab_case, const LabRun& run) {
    Result<Recording> recording = recording_of(lab_case);
    TESSERA_ASSERT(recording.has_value());
    RecordedSearch& search = **recording;
    constexpr Ticks slice = 20'000;  // small, so that a full log is noticed
    const Ticks most = run.is_done() ? std::numeric_limits<Ticks>::max() : run.stats.ticks;
    Outcome outcome = Outcome::running;
    std::uint64_t solutions = 0;
    const auto goes_on = [&] {
        const bool is_another = std::exchange(solutions, search.stats().solutions) < search.stats().solutions;
        return outcome == Outcome::running ||
               (outcome == Outcome::solved && lab_case.finds_all && is_another);
    };
    while (goes_on() && !search.record().is_cut() && search.stats().ticks < most) {
        outcome = search.advance(std::min(slice, most - search.stats().ticks));
    }
    const bool is_cut = outcome == Outcome::running && search.record().is_cut();
    return {std::move(*recording), is_cut ? LabOutcome::stopped : run.outcome};
}

// Returns why the engine cannot be recorded, in brackets; nothing if the registry does not say.
std::string reason_for(const LabCase& lab_case) {
    for (const EngineInfo& info : engines_of(lab_case.input->family)) {
        if (info.id == lab_case.options.engine && !info.unrecorded.empty()) {
            return " (" + std::string(info.unrecorded) + ")";
        }
    }
    return "";
}

}  // namespace

std::string why_not_logged(const LabCase& lab_case, std::string_view option) {
    const Result<Recording> recording = recording_of(lab_case);
    return recording ? ""
                     : "tessera: " + std::string(option) + ": " + in_words(recording.error().message) +
                           reason_for(lab_case);
}

std::string log_of(const LabCase& lab_case, const LabRun& run) {
    const Repeated search = repeated(lab_case, run);
    return step_log_of({lab_case.input->family, lab_case.input->position, lab_case.options}, *search.search,
                       word_for(search.outcome));
}

std::string profiler_log_of(const LabCase& lab_case, const LabRun& run) {
    return replay_log_of(*repeated(lab_case, run).search);
}

}  // namespace tessera
