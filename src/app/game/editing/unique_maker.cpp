#include "app/game/editing/unique_maker.h"

#include "app/game/help/background_analysis.h"
#include "base/index.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr Ticks analysis_effort = 400'000'000;  // a few seconds

bool has(const std::vector<std::string>& moves, const std::string& move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

}  // namespace

void UniqueMaker::start(std::string_view family, std::string level) {
    stop();
    family_ = family;
    level_ = std::move(level);
    solution_.clear();
    fixed_.clear();
    phase_ = Phase::solving;
    SolveOptions options;
    options.memory_bytes = quiet_memory_bytes;
    ask(SolveJob{{level_, {}}, options});
}

void UniqueMaker::stop() {
    if (job_) {
        pool_.cancel(*job_);
        job_.reset();
    }
    answer_.reset();
    trouble_.reset();
}

void UniqueMaker::ask(Task task) {
    analysis_.reset();
    job_ = pool_.start(Job{family_, std::move(task)}, [this](const Report& report) { receive(report); });
}

void UniqueMaker::analyse(std::vector<std::string> moves) {
    ask(AnalyseJob{{level_, std::move(moves)}, analysis_effort});
}

void UniqueMaker::receive(const Report& report) {
    if (const auto* const solution = std::get_if<SolutionReport>(&report)) {
        solution_ = solution->moves;
    } else if (const auto* const analysed = std::get_if<AnalysisReport>(&report)) {
        analysis_ = analysed->analysis;
    } else if (const auto* const failed = std::get_if<FailedReport>(&report)) {
        give_up(failed->error.message);
    } else if (std::holds_alternative<DoneReport>(report)) {
        go_on();
    }
}

// Continues after the end of a job.
void UniqueMaker::go_on() {
    job_.reset();
    if (phase_ != Phase::solving) {
        return phase_ == Phase::adding ? judge_added() : judge_dropped();
    }
    if (solution_.empty()) {
        return give_up(say("no solution was found to begin with"));
    }
    phase_ = Phase::adding;
    analyse({});
}

// Adds the next move of the solution that not every solution contains.
void UniqueMaker::judge_added() {
    if (is_unique()) {
        phase_ = Phase::dropping;
        dropped_ = -1;
        return drop_next();
    }
    const auto is_news = [&](const std::string& move) {
        return !has(fixed_, move) && !(analysis_ && has(analysis_->forced, move));
    };
    const auto next = std::find_if(solution_.begin(), solution_.end(), is_news);
    if (next == solution_.end()) {
        return give_up(say("it cannot be proved that there is one solution only"));
    }
    fixed_.push_back(*next);
    analyse(fixed_);
}

void UniqueMaker::judge_dropped() {
    if (is_unique()) {
        fixed_.erase(fixed_.begin() + dropped_);
        --dropped_;
    }
    drop_next();
}

void UniqueMaker::drop_next() {
    if (++dropped_ >= int_size(fixed_)) {
        answer_ = fixed_;
        return;
    }
    std::vector<std::string> others = fixed_;
    others.erase(others.begin() + dropped_);
    analyse(std::move(others));
}

void UniqueMaker::give_up(Sentence trouble) {
    job_.reset();
    trouble_ = std::move(trouble);
}

}  // namespace tessera
