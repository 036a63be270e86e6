#include "app/game/help/background_analysis.h"

#include "base/text.h"

namespace tessera {

namespace {

constexpr double stale_ms = 400;                // a stale result for a moment is better than a flickering one
constexpr Ticks par_effort = 150'000'000;       // a few seconds
constexpr Ticks analysis_effort = 400'000'000;  // a few seconds

bool wants_par_on(const OpenGame& game) {
    return with_game(game, [](const auto& session, const auto& view) { return wants_par(view, session); });
}

bool has_ways_on(const OpenGame& game) {
    return with_game(game, [](const auto& session, const auto& view) { return has_ways(view, session); });
}

// Returns nothing if the solution's remarks have no bounds on the number of moves.
std::optional<ParRange> par_of(const Remarks& remarks) {
    ParRange range;
    for (const auto& remark : remarks) {
        const int value = parse_int(remark.second, 0, 1 << 20).value_or(0);
        if (remark.first == "par") {
            return ParRange{value, value};
        }
        (remark.first == "lower_bound" ? range.low : range.high) = value;
        if (remark.first == "upper_bound") {
            return range;
        }
    }
    return std::nullopt;
}

Task par_task(const OpenGame& game) {
    SolveOptions options;
    options.effort = par_effort;
    options.memory_bytes = quiet_memory_bytes;
    return SolveJob{{level_text(game.session), {}}, options};
}

}  // namespace

BackgroundAnalysis::Question BackgroundAnalysis::next_question(const OpenGame& game, bool analyses) const {
    if (!is_par_known_ && wants_par_on(game)) {
        return Question::par;
    }
    const bool wants_ways = analyses && !is_position_known_ && !is_solved(game) && has_ways_on(game);
    return wants_ways ? Question::ways : Question::none;
}

void BackgroundAnalysis::ask(OpenGame& game, Question question) {
    const Task task =
        question == Question::par ? par_task(game) : AnalyseJob{position_of(game.session), analysis_effort};
    const Job job{std::string(family_id(game.session)), task, true};
    job_ = pool_.start(job, [this, &game](const Report& report) { receive(game, report); });
    question_ = question;
}

void BackgroundAnalysis::advance(OpenGame& game, const Circumstances& now) {
    is_position_known_ = is_position_known_ && now.analyses;
    if (!now.analyses || (is_stale_ && now.now_ms >= stale_end_ms_)) {
        result_.reset();
    }
    const Question next = now.is_free ? next_question(game, now.analyses) : Question::none;
    if (job_ && next != question_) {
        stop();
    }
    if (!job_ && next != Question::none) {
        ask(game, next);
    }
}

void BackgroundAnalysis::finish_job() {
    (question_ == Question::par ? is_par_known_ : is_position_known_) = true;
    job_.reset();
}

void BackgroundAnalysis::receive(OpenGame& game, const Report& report) {
    if (const auto* const solution = std::get_if<SolutionReport>(&report)) {
        if (const auto range = par_of(solution->remarks)) {
            with_game(game, [&](auto&, auto& view) { take_par(view, *range); });
        }
    } else if (const auto* const analysed = std::get_if<AnalysisReport>(&report)) {
        result_ = analysed->analysis;
        is_stale_ = false;
    } else if (const auto* const failed = std::get_if<FailedReport>(&report)) {
        trouble_ = failed->error.message;
        finish_job();
    } else if (std::holds_alternative<DoneReport>(report)) {
        finish_job();
    }
}

void BackgroundAnalysis::position_changed(double now_ms) {
    if (question_ == Question::ways) {
        stop();
    }
    is_position_known_ = false;
    stale_end_ms_ = is_stale_ ? stale_end_ms_ : now_ms + stale_ms;
    is_stale_ = true;
}

void BackgroundAnalysis::game_changed() {
    stop();
    is_par_known_ = false;
    is_position_known_ = false;
    result_.reset();
}

void BackgroundAnalysis::stop() {
    if (job_) {
        pool_.cancel(*job_);
        job_.reset();
    }
    question_ = Question::none;
}

}  // namespace tessera
