#include "app/game/help/help_controller.h"

#include "base/overloaded.h"
#include "jobs/parallel.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr double move_interval_ms = 200;
constexpr double longest_show_ms = 6000;  // longer solutions are played faster

void highlight_on(OpenGame& game, const HintStep* step) {
    with_game(game, [&](auto&, auto& view) { highlight(view, step); });
}

void show_best_on(OpenGame& game, const std::vector<std::string>& moves) {
    with_game(game, [&](auto& session, auto& view) { show_best(view, session, moves); });
}

}  // namespace

int racer_count() {
    return std::min(machine_run_count(), most_racers);
}

void HelpController::start(OpenGame& game, Task task, int run_count, double now_ms) {
    stop(game);
    const Job job{std::string(family_id(game.session)), std::move(task)};
    work_ = std::holds_alternative<HintJob>(job.task) ? Work::hinting : Work::solving;
    job_ = pool_.start(
        job, [this, &game](const Report& report) { receive(game, report); }, run_count);
    stats_ = {};
    start_ms_ = now_ms;
}

void HelpController::ask_hint(OpenGame& game, double now_ms) {
    if (!hint_) {
        start(game, HintJob{position_of(game.session)}, 1, now_ms);
    } else if (!is_last_step()) {
        ++step_;
        ++game.hint_count;
        show_step(game);
    }
}

void HelpController::solve(OpenGame& game, const SolverChoice& solver, double now_ms) {
    solver_ = solver;
    // A player who selects an engine wants to see that one work.
    const int run_count = solver.engine.empty() ? racer_count() : 1;
    start(game, SolveJob{position_of(game.session), solver.options()}, run_count, now_ms);
}

void HelpController::stop(OpenGame& game) {
    if (job_) {
        pool_.cancel(*job_);
        job_.reset();
    }
    work_ = Work::none;
    run_.reset();
    solution_.clear();
    hint_.reset();
    failure_.reset();
    blame_.reset();
    step_ = 0;
    highlight_on(game, nullptr);
    show_best_on(game, {});
}

void HelpController::turned(OpenGame& game, const AnySession& before) {
    hint_ = turned_hint(before, game.session, *hint_);
    show_step(game);
}

const HintStep* HelpController::step() const {
    return hint_ && step_ < int_size(hint_->steps) ? &at(hint_->steps, step_) : nullptr;
}

bool HelpController::is_last_step() const {
    return hint_ && step_ + 1 >= int_size(hint_->steps);
}

std::optional<Sentence> HelpController::take_verdict() {
    return std::exchange(verdict_, std::nullopt);
}

void HelpController::show_step(OpenGame& game) const {
    const HintStep* const shown = step();
    const bool follows_reason = shown != nullptr && step_ > 0 && is_last_step() && !hint_->dead_end;
    if (!follows_reason || shown->moves.empty() || at(hint_->steps, step_ - 1).cells.size() != 1) {
        return highlight_on(game, shown);
    }
    HintStep with_cell = *shown;  // that the reason speaks of, which the card may repeat
    with_cell.cells = at(hint_->steps, step_ - 1).cells;
    highlight_on(game, &with_cell);
}

void HelpController::receive(OpenGame& game, const Report& report) {
    std::visit(Overloaded{
                   [&](const ProgressReport& progress) {
                       stats_ = progress.stats;
                       show_best_on(game, progress.best);
                   },
                   [&](const SolutionReport& solution) {
                       solution_ = solution.moves;
                       shown_ = solution_;
                       shown_position_ = position_of(game.session);
                       shown_from_ = cursor_of(game);
                       work_ = Work::playing;
                       next_move_ms_ = 0;
                       run_ = SolverRun{solver_, {}, int_size(solution_), 0};
                       show_best_on(game, {});
                   },
                   [&](const HintReport& report_of_hint) {
                       if (failure_) {
                           take_answer_to_failure(report_of_hint.hint);
                           return;
                       }
                       hint_ = names_mistakes_ ? report_of_hint.hint : without_blame(report_of_hint.hint);
                       step_ = 0;
                       ++game.hint_count;
                       work_ = Work::none;
                       show_step(game);
                   },
                   [&](const DoneReport& done) { receive_done(game, done); },
                   [&](const FailedReport& failed) {
                       finish_job(game);
                       verdict_ = failure_ ? std::exchange(failure_, std::nullopt) : failed.error.message;
                   },
                   [](const auto&) {},
               },
               report);
}

// Asks for a hint that names the pieces to blame for a failed Solve.
void HelpController::ask_for_blame(OpenGame& game, Sentence failure) {
    start(game, HintJob{position_of(game.session)}, 1, start_ms_);
    failure_ = std::move(failure);
}

void HelpController::take_answer_to_failure(const Hint& hint) {
    work_ = Work::none;
    if (hint.dead_end && !hint.moves.empty()) {
        blame_ = hint;
    } else {
        verdict_ = failure_;
    }
    failure_.reset();
}

void HelpController::receive_done(OpenGame& game, const DoneReport& done) {
    const bool has_failed = work_ == Work::solving && done.outcome == Outcome::exhausted && solution_.empty();
    finish_job(game);
    if (failure_) {
        verdict_ = std::exchange(failure_, std::nullopt);
        return;
    }
    if (has_failed && names_mistakes_ && move_count(game) > 0) {
        return ask_for_blame(
            game, done.sentence.pattern.empty() ? say("there is no solution from here") : done.sentence);
    }
    stats_ = done.stats;
    if (run_) {
        run_->stats = done.stats;
    }
    if (!done.sentence.pattern.empty()) {
        verdict_ = done.sentence;
    } else if (done.outcome == Outcome::exhausted && solution_.empty() && !hint_) {
        verdict_ = say("there is no solution from here");
    }
}

void HelpController::finish_job(OpenGame& game) {
    job_.reset();
    if (is_waiting()) {
        work_ = Work::none;
        show_best_on(game, {});
    }
}

// Records a finished search.
void HelpController::note_run(double now_ms) {
    if (run_ && !job_) {
        run_->elapsed_ms = elapsed_ms(now_ms);
        runs_.push_back(*std::exchange(run_, std::nullopt));
    }
}

InputOutcome HelpController::advance(OpenGame& game, const Scene& scene) {
    note_run(scene.now_ms);
    const double interval =
        std::min(move_interval_ms, longest_show_ms / std::max(1.0, static_cast<double>(solution_.size())));
    InputOutcome outcome;
    // The search is done, so its cost is known even if the player interrupts the playback.
    const bool plays = work_ == Work::playing && !job_;
    while (plays && work_ == Work::playing && (scene.reduced_motion || scene.now_ms >= next_move_ms_)) {
        if (solution_.empty()) {
            work_ = Work::none;
            break;
        }
        const InputOutcome step = play_move_text(game, solution_.front(), scene);
        solution_.erase(solution_.begin());
        join_since(game, shown_from_);
        outcome.changed |= step.changed;
        outcome.solved |= step.solved;
        next_move_ms_ = scene.now_ms + interval;
    }
    return outcome;
}

InputOutcome HelpController::take_hint(OpenGame& game, const Scene& scene) {
    if (!hint_) {
        return {};
    }
    const std::vector<std::string> moves = hint_->moves;
    stop(game);
    return play_move_texts(game, moves, scene);
}

}  // namespace tessera
