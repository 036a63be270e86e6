#include "app/game/assistant.h"

#include "base/overloaded.h"
#include "jobs/parallel.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr double move_interval_ms = 200;
constexpr double longest_show_ms = 6000;  // a solution of many pieces is played faster

void highlight_table(Table& table, const HintStep* step) {
    with_game(table, [&](auto&, auto& view) { highlight(view, step); });
}

void show_best_on(Table& table, const std::vector<std::string>& moves) {
    with_game(table, [&](auto& session, auto& view) { show_best(view, session, moves); });
}

}  // namespace

int racer_count() {
    return std::min(machine_run_count(), most_racers);
}

void Assistant::submit(Table& table, Task task, const SolverChoice& solver, double now_ms) {
    stop(table);
    Job job;
    job.task = task;
    job.family = family_id(table.session);
    job.level = level_text(table.session);
    job.moves = moves_text(table);
    job.solve = solver.options();
    solver_ = solver.caption;
    // A player who names an engine wants to see that one work.
    job_ = pool_.submit(job, solver.engine.empty() ? racer_count() : 1);
    work_ = task == Task::hint ? Work::hinting : Work::solving;
    stats_ = {};
    start_ms_ = now_ms;
}

void Assistant::ask_hint(Table& table, double now_ms) {
    if (!hint_) {
        submit(table, Task::hint, {}, now_ms);
    } else if (!is_last_step()) {
        ++step_;
        show_step(table);
    }
}

void Assistant::solve(Table& table, const SolverChoice& solver, double now_ms) {
    submit(table, Task::solve, solver, now_ms);
}

void Assistant::stop(Table& table) {
    if (job_) {
        pool_.cancel(*job_);
        job_.reset();
    }
    work_ = Work::none;
    run_.reset();
    solution_.clear();
    hint_.reset();
    step_ = 0;
    highlight_table(table, nullptr);
    show_best_on(table, {});
}

const HintStep* Assistant::step() const {
    return hint_ && step_ < int_size(hint_->steps) ? &at(hint_->steps, step_) : nullptr;
}

bool Assistant::is_last_step() const {
    return hint_ && step_ + 1 >= int_size(hint_->steps);
}

std::optional<Sentence> Assistant::take_verdict() {
    return std::exchange(verdict_, std::nullopt);
}

std::optional<SolverRun> Assistant::take_run(double now_ms) {
    if (job_ || !run_) {
        return std::nullopt;
    }
    run_->elapsed_ms = elapsed_ms(now_ms);
    return std::exchange(run_, std::nullopt);
}

void Assistant::show_step(Table& table) const {
    highlight_table(table, step());
}

bool Assistant::receive(Table& table, JobId id, const Report& report) {
    if (job_ != id) {
        return false;
    }
    std::visit(Overloaded{
                   [&](const ProgressReport& progress) {
                       stats_ = progress.stats;
                       show_best_on(table, progress.best);
                   },
                   [&](const SolutionReport& solution) {
                       solution_ = solution.moves;
                       work_ = Work::playing;
                       next_move_ms_ = 0;
                       run_ = SolverRun{solver_, {}, int_size(solution_), 0};
                       show_best_on(table, {});
                   },
                   [&](const HintReport& report_of_hint) {
                       hint_ = report_of_hint.hint;
                       if (hint_->dead_end && !names_mistakes_) {
                           hint_->steps.resize(1);
                           hint_->moves.clear();
                       }
                       step_ = 0;
                       work_ = Work::none;
                       show_step(table);
                   },
                   [&](const DoneReport& done) {
                       stats_ = done.stats;
                       job_.reset();
                       if (run_) {
                           run_->stats = done.stats;
                       }
                       if (is_waiting()) {
                           work_ = Work::none;
                           show_best_on(table, {});
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

Played Assistant::advance(Table& table, const Scene& scene) {
    const double interval =
        std::min(move_interval_ms, longest_show_ms / std::max(1.0, static_cast<double>(solution_.size())));
    Played played;
    while (work_ == Work::playing && (scene.reduced_motion || scene.now_ms >= next_move_ms_)) {
        if (solution_.empty()) {
            work_ = Work::none;
            break;
        }
        const Played step = table_play_text(table, solution_.front(), scene);
        solution_.erase(solution_.begin());
        played.changed |= step.changed;
        played.solved |= step.solved;
        next_move_ms_ = scene.now_ms + interval;
    }
    return played;
}

Played Assistant::take_hint(Table& table, const Scene& scene) {
    Played played;
    if (!hint_) {
        return played;
    }
    const std::vector<std::string> moves = hint_->moves;
    stop(table);
    for (const std::string& move : moves) {
        const Played step = table_play_text(table, move, scene);
        played.changed |= step.changed;
        played.solved |= step.solved;
    }
    ++table.hint_count;
    return played;
}

}  // namespace tessera
