#include "cli/lab_log.h"

#include "base/check.h"
#include "cli/input.h"
#include "cli/printable.h"
#include "lab/record/step_log.h"

#include <algorithm>
#include <limits>
#include <memory>

namespace tessera {

namespace {

using Recording = std::unique_ptr<RecordedSearch>;

Readable<Recording> recording_of(const LabCase& lab_case) {
    SolveOptions options = lab_case.options;
    if (options.engine.empty()) {
        options.engine = "default";  // which is several engines in turns
    }
    auto search = RecordedSearch::start(lab_case.input->family, lab_case.input->position, options,
                                        most_logged_steps);
    if (!search) {
        return tl::unexpected("tessera: --log: " + in_words(search.error().message));
    }
    return std::move(*search);
}

}  // namespace

std::string why_not_logged(const LabCase& lab_case) {
    const Readable<Recording> recording = recording_of(lab_case);
    return recording ? "" : recording.error();
}

std::string log_of(const LabCase& lab_case, const LabRun& run) {
    const Readable<Recording> recording = recording_of(lab_case);
    TESSERA_ASSERT(recording.has_value());
    RecordedSearch& search = **recording;
    constexpr Ticks slice = 20'000;  // so that a full log is noticed
    const Ticks most = run.is_done() ? std::numeric_limits<Ticks>::max() : run.stats.ticks;
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running && !search.record().is_cut() && search.stats().ticks < most) {
        outcome = search.advance(std::min(slice, most - search.stats().ticks));
    }
    const bool is_cut = outcome == Outcome::running && search.record().is_cut();
    return step_log_of({lab_case.input->family, lab_case.input->position, lab_case.options}, search,
                       word_for(is_cut ? LabOutcome::stopped : run.outcome));
}

}  // namespace tessera
