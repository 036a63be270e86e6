#include "app/game/help/needed_deductions.h"

#include <algorithm>

namespace tessera {

// A game that was over when it was opened is won no more.
bool NeededDeductions::is_wanted(const OpenGame& game) const {
    const bool is_played = move_count(game) > 0 && !is_solved(game) && !game.is_shown;
    return !found_ && (is_played || has_begun_) && is_explained(family_id(game.session));
}

void NeededDeductions::advance(const OpenGame& game, bool is_free) {
    if (job_ && !is_free) {
        stop();
    }
    if (!job_ && is_free && is_wanted(game)) {
        ask(game);
    }
}

void NeededDeductions::ask(const OpenGame& game) {
    has_begun_ = true;
    const Job job{std::string(family_id(game.session)), ExplainJob{{level_text(game.session), {}}}, true};
    job_ = pool_.start(job, [this](const Report& report) { receive(report); });
}

void NeededDeductions::receive(const Report& report) {
    if (const auto* const explained = std::get_if<ExplanationReport>(&report)) {
        take(explained->explanation);
    } else if (is_last(report)) {
        job_.reset();
        found_ = found_.value_or(std::vector<std::string>());
    }
}

void NeededDeductions::take(const Explanation& explanation) {
    found_.emplace();
    if (explanation.has_chosen || explanation.is_dead_end) {
        return;
    }
    for (const ExplanationStep& step : explanation.steps) {
        if (std::find(found_->begin(), found_->end(), step.deduction) == found_->end()) {
            found_->push_back(step.deduction);
        }
    }
}

void NeededDeductions::game_changed() {
    stop();
    found_.reset();
    has_begun_ = false;
}

void NeededDeductions::stop() {
    if (job_) {
        pool_.cancel(*job_);
        job_.reset();
    }
}

}  // namespace tessera
