#include "app/game/help/solution_browser.h"

#include "base/index.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr Ticks browsing_effort = 100'000'000;  // a few seconds

}  // namespace

void SolutionBrowser::start(std::string_view family, const Position& from, Moves shown) {
    stop();
    take(std::move(shown));
    SolveJob task;
    task.position = from;
    task.finds_all = true;
    task.limit = browsing_effort;
    const Job job{std::string(family), task, true};
    job_ = pool_.start(job, [this](const Report& report) { receive(report); });
}

void SolutionBrowser::stop() {
    if (job_) {
        pool_.cancel(*job_);
        job_.reset();
    }
    solutions_.clear();
    sorted_.clear();
    place_ = 0;
    is_whole_ = false;
}

void SolutionBrowser::receive(const Report& report) {
    if (const auto* const solution = std::get_if<SolutionReport>(&report); solution != nullptr && job_) {
        take(solution->moves);
        if (count() == most_solutions) {
            pool_.cancel(*job_);
            job_.reset();
        }
    }
    if (const auto* const done = std::get_if<DoneReport>(&report)) {
        is_whole_ = done->outcome == Outcome::exhausted;
    }
    if (is_last(report)) {
        job_.reset();
    }
}

void SolutionBrowser::take(Moves moves) {
    Moves sorted = moves;
    std::sort(sorted.begin(), sorted.end());
    if (std::find(sorted_.begin(), sorted_.end(), sorted) == sorted_.end()) {
        solutions_.push_back(std::move(moves));
        sorted_.push_back(std::move(sorted));
    }
}

const SolutionBrowser::Moves& SolutionBrowser::step(int by) {
    place_ = (place_ + by + count()) % count();
    return at(solutions_, place_);
}

}  // namespace tessera
