#pragma once

#include "base/result.h"
#include "games/game.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

enum class Task { solve, count, hint, generate, analyse };

// A request for work off the frame: plain text inside, so that it can travel to a worker.
struct Job {
    Task task = Task::solve;
    std::string family;              // G::id
    std::string level;               // level text; for generate the params
    std::vector<std::string> moves;  // from the level's start to the position in play
    SolveOptions solve;
    CountOptions count;

    bool operator==(const Job&) const = default;
};

std::string format_job(const Job& job);
Result<Job> parse_job(std::string_view text);

}  // namespace tessera
