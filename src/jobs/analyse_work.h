#pragma once

#include "jobs/run.h"
#include "search/search.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace tessera {

// Reports within 100 ms: if the analyser is not done by then, a solver first finds up to 10 solutions as a
// lower bound ("at least so many"), then the analyser continues.
inline constexpr Ticks ticks_alone = 500'000;       // for the analyser
inline constexpr Ticks ticks_of_looking = 500'000;  // for the solver
inline constexpr int most_ways_met = 10;

template <class Analyser, class Solver>
class AnalyseWork : public JobRun::Work {
public:
    // `most_met` solutions are enough; only a solver that continues after its first one finds several.
    AnalyseWork(Analyser analyser, std::function<Result<Solver>()> start_solver, int most_met, Ticks effort)
        : analyser_(std::move(analyser)),
          start_solver_(std::move(start_solver)),
          most_met_(most_met),
          effort_(effort) {}

    std::vector<Report> advance(Ticks budget) override {
        if (solver_) {
            return look(budget);
        }
        const Ticks before = analyser_.stats().ticks;
        const Ticks last = effort_ == 0 ? ~Ticks{0} : effort_;
        const Ticks end = start_solver_ ? std::min(ticks_alone, last) : last;
        const Ticks rest = std::max<Ticks>(end - std::min(before, end), 1);
        const bool is_done = analyser_.advance(std::min(budget, rest)) != Outcome::running;
        if (!is_done && start_solver_ && analyser_.stats().ticks >= ticks_alone && ticks_alone < last) {
            begin_to_look();
        }
        if (!is_done && analyser_.stats().ticks < last) {
            return {progress()};
        }
        return last_reports(is_done);
    }

private:
    // Skipped if the analyser has found a solution already.
    void begin_to_look() {
        if (!analyser_.analysis().is_solvable) {
            if (Result<Solver> solver = start_solver_()) {
                solver_.emplace(std::move(*solver));
            }
        }
        start_solver_ = nullptr;
    }

    std::vector<Report> look(Ticks budget) {
        const Ticks rest = ticks_of_looking - std::min(solver_->stats().ticks, ticks_of_looking);
        const Outcome outcome = solver_->advance(std::max<Ticks>(1, std::min(budget, rest)));
        met_ += outcome == Outcome::solved ? 1 : 0;
        const bool goes_on = outcome == Outcome::running || outcome == Outcome::solved;
        if (goes_on && met_ < most_met_ && solver_->stats().ticks < ticks_of_looking) {
            return {progress()};
        }
        looked_ = solver_->stats();
        solver_.reset();
        return {met_ > 0 ? Report(AnalysisReport{known()}) : Report(progress())};
    }

    std::vector<Report> last_reports(bool is_done) const {
        const DoneReport done{is_done ? Outcome::solved : Outcome::running, stats(), {}};
        const PositionAnalysis analysis = known();
        if (!analysis.is_solvable && !analysis.is_exact) {
            return {done};  // nothing known yet
        }
        return {AnalysisReport{analysis}, done};
    }

    // The analyser's result so far, raised to the solver's lower bound.
    PositionAnalysis known() const {
        PositionAnalysis analysis = analyser_.analysis();
        if (!analysis.is_exact && analysis.solutions < SolutionCount(static_cast<std::uint64_t>(met_))) {
            analysis.is_solvable = true;
            analysis.solutions = SolutionCount(static_cast<std::uint64_t>(met_));
        }
        return analysis;
    }

    SearchStats stats() const {
        SearchStats stats = analyser_.stats();
        add_effort(stats, solver_ ? solver_->stats() : looked_);
        return stats;
    }
    ProgressReport progress() const { return {stats(), {}}; }

    Analyser analyser_;
    std::function<Result<Solver>()> start_solver_;  // none: the solver has been started
    std::optional<Solver> solver_;                  // while it searches
    SearchStats looked_;                            // the solver's
    int most_met_;
    int met_ = 0;
    Ticks effort_;  // the analyser's limit, after which it reports what it knows; 0: none
};

}  // namespace tessera
