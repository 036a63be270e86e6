#include "cli/lab_log.h"

#include "base/check.h"
#include "cli/input.h"
#include "cli/printable.h"
#include "games/polyomino/engines/step_log.h"
#include "games/polyomino/polyomino.h"

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

using polyomino::StepLogger;

Readable<StepLogger> logger_for(const LabCase& lab_case) {
    const auto level = Polyomino::parse_level(lab_case.input->position.level);
    if (lab_case.input->family != Polyomino::id || !level) {
        return tl::unexpected(std::string("tessera: --log is for polyomino puzzles"));
    }
    auto logger = StepLogger::start(*level, Polyomino::start(*level), lab_case.options);
    if (!logger) {
        return tl::unexpected("tessera: --log: " + in_words(logger.error().message));
    }
    return std::move(*logger);
}

}  // namespace

std::string why_not_logged(const LabCase& lab_case) {
    const Readable<StepLogger> logger = logger_for(lab_case);
    return logger ? "" : logger.error();
}

std::string log_of(const LabCase& lab_case, const LabRun& run) {
    Readable<StepLogger> logger = logger_for(lab_case);
    TESSERA_ASSERT(logger.has_value());
    constexpr Ticks slice = 20'000;  // so that a full log is noticed
    const Ticks most = run.is_done() ? std::numeric_limits<Ticks>::max() : run.stats.ticks;
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running && !logger->is_full() && logger->stats().ticks < most) {
        outcome = logger->advance(std::min(slice, most - logger->stats().ticks));
    }
    const bool is_cut = outcome == Outcome::running && logger->is_full();
    return logger->text(word_for(is_cut ? LabOutcome::stopped : run.outcome));
}

}  // namespace tessera
