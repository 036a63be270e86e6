#pragma once

#include "app/game/play/open_game.h"
#include "jobs/pool.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace tessera {

// Memory for the tables of a quiet search.
inline constexpr std::uint64_t quiet_memory_bytes = 96ULL << 20;

// Analyses the open game during play: the fewest moves, if they are not known, and for players who want to
// see it the number of ways to finish the position, or the pieces that prevent it. Its jobs are quiet, have
// limited effort and give way to all other jobs.
class BackgroundAnalysis {
public:
    struct Circumstances {
        bool is_free = false;   // no other job is running or wanted
        bool analyses = false;  // the player wants to see the result
        double now_ms = 0;
    };

    explicit BackgroundAnalysis(JobPool& pool) : pool_(pool) {}

    void advance(OpenGame& game, const Circumstances& now);
    void position_changed(double now_ms);
    void game_changed();

    // The result for the current position, or briefly for the previous one.
    const std::optional<PositionAnalysis>& result() const { return result_; }
    bool is_at_work() const { return job_.has_value(); }
    bool is_counting_ways() const { return job_ && question_ == Question::ways; }
    // Returns the error of a failed job, once.
    std::optional<Sentence> take_trouble() { return std::exchange(trouble_, std::nullopt); }
    // Time at which the shown result expires; 0: never.
    double due_ms() const { return result_ && is_stale_ ? stale_end_ms_ : 0; }

private:
    enum class Question { none, par, ways };

    Question next_question(const OpenGame& game, bool analyses) const;
    // The job's reports change the game, which must stay alive until `game_changed` ends the job.
    void ask(OpenGame& game, Question question);
    void receive(OpenGame& game, const Report& report);
    void finish_job();
    void stop();

    JobPool& pool_;
    std::optional<JobId> job_;
    Question question_ = Question::none;  // the job's question
    bool is_par_known_ = false;           // as exactly as it ever will be
    bool is_position_known_ = false;      // as exactly as it ever will be
    std::optional<Sentence> trouble_;
    std::optional<PositionAnalysis> result_;
    bool is_stale_ = false;
    double stale_end_ms_ = 0;
};

}  // namespace tessera
