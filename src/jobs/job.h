#pragma once

#include "base/result.h"
#include "games/game.h"
#include "session/session.h"
#include "session/share.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

enum class Task {
    solve,
    count,
    hint,
    generate,
    analyse,  // can it be solved, in how many ways: what there is to tell while somebody plays
    grade,    // a solution, and whether it is the only one
};

// A request for work off the frame: plain text inside, so that it can travel to a worker.
struct Job {
    Task task = Task::solve;
    std::string family;              // G::id
    std::string level;               // level text; for generate the params
    std::vector<std::string> moves;  // from the level's start to the position in play
    SolveOptions solve;
    CountOptions count;
    bool is_quiet = false;  // tells no progress

    bool operator==(const Job&) const = default;
};

// The moves in text form.
template <Game G>
std::vector<std::string> texts_of(const typename G::Level& level,
                                  const std::vector<typename G::Move>& moves) {
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    for (const typename G::Move& move : moves) {
        texts.push_back(G::format_move(level, move));
    }
    return texts;
}

// A job about the position in play.
template <Game G>
Job job_for(Task task, const Session<G>& session) {
    Job job;
    job.task = task;
    job.family = G::id;
    job.level = G::format_level(session.level());
    job.moves = texts_of<G>(session.level(), session.moves());
    return job;
}

// A job that makes a puzzle.
Job job_for(const Recipe& recipe);

std::string format_job(const Job& job);
Result<Job> parse_job(std::string_view text);

}  // namespace tessera
