#pragma once

#include "app/game/play/open_game.h"
#include "jobs/pool.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

// Finds out during play which deductions the open puzzle needs from its start on, for the card of the win. Its job is
// quiet, begins after the first move, and gives way to all other jobs.
class NeededDeductions {
public:
    explicit NeededDeductions(JobPool& pool) : pool_(pool) {}

    // `is_free`: no other job is running or wanted.
    void advance(const OpenGame& game, bool is_free);
    void game_changed();

    // The names of the deductions, each once; none: unknown, as several ways lead to an end. Nothing: they
    // are not known yet.
    const std::optional<std::vector<std::string>>& found() const { return found_; }
    bool is_at_work() const { return job_.has_value(); }
    bool is_awaited() const { return has_begun_ && !found_; }

private:
    bool is_wanted(const OpenGame& game) const;
    void ask(const OpenGame& game);
    void receive(const Report& report);
    void take(const Explanation& explanation);
    void stop();

    JobPool& pool_;
    std::optional<JobId> job_;
    std::optional<std::vector<std::string>> found_;
    bool has_begun_ = false;
};

}  // namespace tessera
