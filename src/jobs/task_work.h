#pragma once

#include "jobs/fallback_engines.h"
#include "jobs/run.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tessera {

// The work of each task around an engine, written once for all families.

Sentence sentence_for_no_solution(bool has_moves);
Sentence sentence_for_solution_count(const SolutionCount& total, bool is_exact);
DoneReport done_for_memory(const SearchStats& stats);

// Searches for a solution. When no engine is named and the search takes long, a level that carries its recipe
// is answered by the solution it was made from: early if the position agrees with it, and else only after a
// patient search, by moves that first take back what the solution does not have.
template <Game G, class Solver>
class SolveWork : public JobRun::Work {
public:
    using MakersAnswer = MakersAnswerFor<G>;

    SolveWork(Session<G> game, Solver solver, const SolveJob& job)
        : game_(std::move(game)),
          solver_(std::move(solver)),
          finds_all_(job.finds_all),
          limit_(job.limit == 0 ? ~Ticks{0} : job.limit) {
        if (job.options.engine.empty() && job.options.heuristic.empty() && !finds_all_) {
            maker_ = MakersAnswer::start(game_.level(), game_.state());
        }
    }

    std::vector<Report> advance(Ticks budget) override {
        if (maker_ && solver_.stats().ticks >= makers_due_) {
            return ask_maker(budget);
        }
        const Ticks until_maker = maker_ ? makers_due_ - solver_.stats().ticks : ~Ticks{0};
        switch (solver_.advance(std::min({budget, rest(), until_maker}))) {
            case Outcome::running:
                return at_work();
            case Outcome::solved:
                return after_solution();
            case Outcome::out_of_memory:
                return {done_for_memory(stats())};
            case Outcome::exhausted:
                break;
        }
        return {progress(),
                DoneReport{Outcome::exhausted, stats(), sentence_for_no_solution(game_.can_undo())}};
    }

private:
    static constexpr Ticks makers_early_due = 10'000'000;  // a few tenths of a second
    static constexpr Ticks makers_late_due = 300'000'000;  // several seconds

    std::vector<Report> ask_maker(Ticks budget) {
        const Outcome outcome = maker_->advance(budget);
        if (outcome == Outcome::solved && (maker_->astray().empty() || makers_due_ == makers_late_due)) {
            DoneReport done{Outcome::solved, stats(), {}};
            done.stats.solutions = 1;
            return {SolutionReport{texts_of<G>(game_.level(), maker_->moves()), {{"from", "recipe"}}}, done};
        }
        if (outcome == Outcome::solved) {
            makers_due_ = makers_late_due;
        } else if (outcome != Outcome::running) {
            makers_ticks_ = maker_->stats().ticks;
            maker_.reset();
        }
        return {progress()};
    }

    // Remaining ticks; at least one, so that an engine that starts beyond the limit reaches its first step.
    Ticks rest() const { return limit_ - std::min(solver_.stats().ticks, limit_ - 1); }

    std::vector<Report> at_work() const {
        if (solver_.stats().ticks < limit_) {
            return {progress()};
        }
        return {progress(), DoneReport{Outcome::running, stats(), {}}};
    }

    // An engine that finds no further solution returns `solved` again without counting one.
    std::vector<Report> after_solution() {
        const bool is_another =
            std::exchange(solutions_, solver_.stats().solutions) < solver_.stats().solutions;
        if (finds_all_ && is_another) {
            return {solution(), progress()};
        }
        return {solution(), DoneReport{Outcome::solved, stats(), {}}};
    }
    SearchStats stats() const {
        SearchStats stats = solver_.stats();
        stats.ticks += maker_ ? maker_->stats().ticks : makers_ticks_;
        return stats;
    }
    ProgressReport progress() const {
        return {stats(), texts_of<G>(game_.level(), solver_.best()), solver_.remarks()};
    }
    SolutionReport solution() const {
        return {texts_of<G>(game_.level(), solver_.solution()), solver_.remarks()};
    }

    Session<G> game_;
    Solver solver_;
    std::optional<MakersAnswer> maker_;  // as long as it may still be asked
    Ticks makers_due_ = makers_early_due;
    Ticks makers_ticks_ = 0;
    bool finds_all_;
    Ticks limit_;
    std::uint64_t solutions_ = 0;  // found so far
};

template <class Counter>
class CountWork : public JobRun::Work {
public:
    CountWork(Counter counter, std::uint64_t cap) : counter_(std::move(counter)), cap_(cap) {}

    std::vector<Report> advance(Ticks budget) override {
        const Outcome outcome = counter_.advance(budget);
        if (outcome == Outcome::running) {
            return {ProgressReport{counter_.stats(), {}}};
        }
        if (outcome == Outcome::out_of_memory) {
            return {done_for_memory(counter_.stats())};
        }
        return {CountReport{counter_.total(), !is_at_least(counter_.total(), cap_)},
                DoneReport{Outcome::exhausted, counter_.stats(), {}}};
    }

private:
    Counter counter_;
    std::uint64_t cap_;
};

template <Game G, class Hinter>
class HintWork : public JobRun::Work {
public:
    HintWork(typename G::Level level, Hinter hinter) : level_(std::move(level)), hinter_(std::move(hinter)) {}

    std::vector<Report> advance(Ticks budget) override {
        switch (hinter_.advance(budget)) {
            case Outcome::running:
                return {
                    ProgressReport{hinter_.stats(), texts_of<G>(level_, hinter_.best()), hinter_.remarks()}};
            case Outcome::solved:
                return {HintReport{hinter_.hint()}, DoneReport{Outcome::solved, hinter_.stats(), {}}};
            case Outcome::out_of_memory:
                return {done_for_memory(hinter_.stats())};
            case Outcome::exhausted:
                break;
        }
        return {DoneReport{Outcome::exhausted, hinter_.stats(),
                           say("there is nothing to say about this position")}};
    }

private:
    typename G::Level level_;
    Hinter hinter_;
};

template <class Explainer>
class ExplainWork : public JobRun::Work {
public:
    explicit ExplainWork(Explainer explainer) : explainer_(std::move(explainer)) {}

    std::vector<Report> advance(Ticks budget) override {
        switch (explainer_.advance(budget)) {
            case Outcome::running:
                return {ProgressReport{explainer_.stats(), {}}};
            case Outcome::solved:
                return {ExplanationReport{explainer_.explanation()}, done()};
            case Outcome::out_of_memory:
                return {done_for_memory(explainer_.stats())};
            case Outcome::exhausted:
                break;
        }
        return {DoneReport{Outcome::running, explainer_.stats(), Explainer::trouble()}};
    }

private:
    DoneReport done() const {
        const bool is_dead_end = explainer_.explanation().is_dead_end;
        DoneReport done{is_dead_end ? Outcome::exhausted : Outcome::solved, explainer_.stats(), {}};
        done.stats.solutions = is_dead_end ? 0 : 1;
        return done;
    }

    Explainer explainer_;
};

// Grades once a solution is found, and known to be the only one where the grader needs that; its last report is that of the
// work before.
template <class Grader>
class GradeWork : public JobRun::Work {
public:
    using StartGrading = std::function<Result<Grader>(int moves)>;

    GradeWork(std::unique_ptr<Work> solving, StartGrading start_grading)
        : solving_(std::move(solving)), start_grading_(std::move(start_grading)) {}

    std::vector<Report> advance(Ticks budget) override {
        if (!grader_) {
            return solve_on(budget);
        }
        const Outcome outcome = grader_->advance(budget);
        if (outcome == Outcome::running) {
            return {ProgressReport{grader_->stats(), {}}};
        }
        std::vector<Report> reports;
        if (outcome == Outcome::solved) {
            reports.emplace_back(GradeReport{grader_->grade()});
        }
        reports.emplace_back(done_);
        return reports;
    }

private:
    std::vector<Report> solve_on(Ticks budget) {
        std::vector<Report> reports = solving_->advance(budget);
        for (const Report& report : reports) {
            if (const auto* const solution = std::get_if<SolutionReport>(&report)) {
                moves_ = int_size(solution->moves);
            }
        }
        const auto* const done = std::get_if<DoneReport>(&reports.back());
        if (done != nullptr && may_grade(reports.front())) {
            if (auto grader = start_grading_(*moves_)) {
                done_ = *done;
                grader_.emplace(std::move(*grader));
                reports.pop_back();
            }
        }
        return reports;
    }

    // Returns true if a grade can follow the last reports, `first` being the first of them.
    bool may_grade(const Report& first) const {
        const auto* const count = std::get_if<CountReport>(&first);
        const bool is_single = count != nullptr && count->total == 1;
        return moves_ && (is_single || !Grader::needs_single_solution);
    }

    std::unique_ptr<Work> solving_;  // and counting
    StartGrading start_grading_;
    std::optional<int> moves_;      // of the solution, once it is found
    std::optional<Grader> grader_;  // once that work is done
    DoneReport done_;
};

// Finds out whether there is more than one solution. On large open boards a count takes long, while two
// different solutions are found quickly, so some effort goes into that first.
template <Game G, class Solver>
class TwoSolutionsFirst : public JobRun::Work {
public:
    using Solution = std::vector<typename G::Move>;
    using AreSame = std::function<bool(const Solution&, const Solution&)>;

    TwoSolutionsFirst(Solver solver, AreSame are_same, std::unique_ptr<Work> counting)
        : solver_(std::move(solver)), are_same_(std::move(are_same)), counting_(std::move(counting)) {}

    std::vector<Report> advance(Ticks budget) override {
        if (!solver_) {
            return counting_->advance(budget);
        }
        const SearchStats before = solver_->stats();
        const Outcome outcome = solver_->advance(std::min(budget, most_ticks - before.ticks));
        const SearchStats stats = solver_->stats();
        if (outcome == Outcome::solved) {
            Solution solution = solver_->solution();
            if (first_ && !are_same_(*first_, solution)) {
                return {CountReport{2, false}, DoneReport{Outcome::exhausted, stats, {}}};
            }
            first_ = std::move(solution);
        }
        const bool goes_on = outcome == Outcome::running || outcome == Outcome::solved;
        if (!goes_on || stats.ticks >= most_ticks) {
            solver_.reset();
        }
        return {ProgressReport{stats, {}}};
    }

private:
    static constexpr Ticks most_ticks = 10'000'000;

    std::optional<Solver> solver_;  // while it searches for two
    std::optional<Solution> first_;
    AreSame are_same_;
    std::unique_ptr<Work> counting_;
};

template <Game G>
class GenerateWork : public JobRun::Work {
public:
    using Generator = GeneratorFor<G>;

    GenerateWork(Generator generator, Recipe recipe)
        : generator_(std::move(generator)), recipe_(std::move(recipe)) {}

    std::vector<Report> advance(Ticks budget) override {
        switch (generator_.advance(budget)) {
            case Outcome::running:
                return {ProgressReport{generator_.stats(), {}}};
            case Outcome::solved:
                return {LevelReport{G::format_level(made())},
                        DoneReport{Outcome::solved, generator_.stats(), {}}};
            case Outcome::out_of_memory:
                return {done_for_memory(generator_.stats())};
            case Outcome::exhausted:
                break;
        }
        return {DoneReport{Outcome::exhausted, generator_.stats(), Generator::trouble()}};
    }

private:
    typename G::Level made() const {
        typename G::Level level = generator_.level();
        if constexpr (G::has_recipes) {
            level.recipe = recipe_;
        }
        return level;
    }

    Generator generator_;
    Recipe recipe_;
};

// Runs two works in sequence; drops the last report of `first` if it has found a solution.
class ThenWork : public JobRun::Work {
public:
    ThenWork(std::unique_ptr<Work> first, std::unique_ptr<Work> second)
        : first_(std::move(first)), second_(std::move(second)) {}

    std::vector<Report> advance(Ticks budget) override;

private:
    std::unique_ptr<Work> first_;  // null once it is done
    std::unique_ptr<Work> second_;
    SearchStats first_stats_;
};

}  // namespace tessera
