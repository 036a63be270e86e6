#pragma once

#include "app/game/open_game.h"
#include "jobs/pool.h"

#include <optional>
#include <utility>

namespace tessera {

// What is found out about the open game while somebody plays and nobody waits: the fewest moves there
// can be, where they are not known, and, for those who want to see it, in how many ways the position can be
// finished, or which pieces have to go first. Its jobs are quiet, take a limited effort and give way to every
// other job.
class BackgroundAnalysis {
public:
    struct Circumstances {
        bool is_free = false;   // nothing else wants the machine
        bool analyses = false;  // the player wants to see what comes of it
        double now_ms = 0;
    };

    explicit BackgroundAnalysis(JobPool& pool) : pool_(pool) {}

    void advance(OpenGame& game, const Circumstances& now);
    void position_changed(double now_ms);
    void game_changed();

    // Of the position of the open game, or for a moment of the one before it.
    const std::optional<PositionAnalysis>& result() const { return result_; }
    bool is_at_work() const { return job_.has_value(); }
    bool is_counting_ways() const { return job_ && question_ == Question::ways; }
    // Why the last job broke down; taken once.
    std::optional<Sentence> take_trouble() { return std::exchange(trouble_, std::nullopt); }
    double due_ms() const {
        return result_ && is_stale_ ? stale_end_ms_ : 0;
    }  // 0: nothing will go out of date

private:
    enum class Question { none, par, ways };

    Question next_question(const OpenGame& game, bool analyses) const;
    // The job's reports change the game; `game_changed` ends the job.
    void ask(OpenGame& game, Question question);
    void receive(OpenGame& game, const Report& report);
    void finish_job();
    void stop();

    JobPool& pool_;
    std::optional<JobId> job_;
    Question question_ = Question::none;  // what the job is about
    bool is_par_known_ = false;           // as well as it will be
    bool is_position_known_ = false;      // as well as it will be
    std::optional<Sentence> trouble_;
    std::optional<PositionAnalysis> result_;
    bool is_stale_ = false;
    double stale_end_ms_ = 0;
};

}  // namespace tessera
