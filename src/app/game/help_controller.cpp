#include "app/game/help_controller.h"

#include "base/overloaded.h"
#include "jobs/parallel.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr double move_interval_ms = 200;
constexpr double longest_show_ms = 6000;  // a solution of many pieces is played faster

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

void HelpController::submit(OpenGame& game, Task task, const SolverChoice& solver, double now_ms) {
    stop(game);
    Job job;
    job.task = task;
    job.family = family_id(game.session);
    job.level = level_text(game.session);
    job.moves = moves_text(game);
    job.solve = solver.options();
    solver_ = solver.caption;
    // A player who names an engine wants to see that one work.
    job_ = pool_.submit(job, solver.engine.empty() ? racer_count() : 1);
    work_ = task == Task::hint ? Work::hinting : Work::solving;
    stats_ = {};
    start_ms_ = now_ms;
}

void HelpController::ask_hint(OpenGame& game, double now_ms) {
    if (!hint_) {
        submit(game, Task::hint, {}, now_ms);
    } else if (!is_last_step()) {
        ++step_;
        show_step(game);
    }
}

void HelpController::solve(OpenGame& game, const SolverChoice& solver, double now_ms) {
    submit(game, Task::solve, solver, now_ms);
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
    step_ = 0;
    highlight_on(game, nullptr);
    show_best_on(game, {});
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
    highlight_on(game, step());
}

bool HelpController::receive(OpenGame& game, JobId id, const Report& report, double now_ms) {
    if (job_ != id) {
        return false;
    }
    std::visit(Overloaded{
                   [&](const ProgressReport& progress) {
                       stats_ = progress.stats;
                       show_best_on(game, progress.best);
                   },
                   [&](const SolutionReport& solution) {
                       solution_ = solution.moves;
                       work_ = Work::playing;
                       next_move_ms_ = 0;
                       run_ = SolverRun{solver_, {}, int_size(solution_), 0};
                       show_best_on(game, {});
                   },
                   [&](const HintReport& report_of_hint) {
                       hint_ = report_of_hint.hint;
                       if (hint_->dead_end && !names_mistakes_) {
                           hint_->steps.resize(1);
                           hint_->moves.clear();
                       }
                       step_ = 0;
                       work_ = Work::none;
                       show_step(game);
                   },
                   [&](const DoneReport& done) {
                       stats_ = done.stats;
                       job_.reset();
                       if (run_) {
                           runs_.push_back({run_->caption, done.stats, run_->move_count, elapsed_ms(now_ms)});
                           run_.reset();
                       }
                       if (is_waiting()) {
                           work_ = Work::none;
                           show_best_on(game, {});
                       }
                       if (!done.sentence.pattern.empty()) {
                           verdict_ = done.sentence;
                       } else if (done.outcome == Outcome::exhausted && solution_.empty() && !hint_) {
                           verdict_ = say("there is no solution from here");
                       }
                   },
                   [](const auto&) {},
               },
               report);
    return true;
}

InputOutcome HelpController::advance(OpenGame& game, const Scene& scene) {
    const double interval =
        std::min(move_interval_ms, longest_show_ms / std::max(1.0, static_cast<double>(solution_.size())));
    InputOutcome outcome;
    while (work_ == Work::playing && (scene.reduced_motion || scene.now_ms >= next_move_ms_)) {
        if (solution_.empty()) {
            work_ = Work::none;
            break;
        }
        const InputOutcome step = play_move_text(game, solution_.front(), scene);
        solution_.erase(solution_.begin());
        outcome.changed |= step.changed;
        outcome.solved |= step.solved;
        next_move_ms_ = scene.now_ms + interval;
    }
    return outcome;
}

InputOutcome HelpController::take_hint(OpenGame& game, const Scene& scene) {
    InputOutcome outcome;
    if (!hint_) {
        return outcome;
    }
    const std::vector<std::string> moves = hint_->moves;
    stop(game);
    for (const std::string& move : moves) {
        const InputOutcome step = play_move_text(game, move, scene);
        outcome.changed |= step.changed;
        outcome.solved |= step.solved;
    }
    ++game.hint_count;
    return outcome;
}

}  // namespace tessera
