#pragma once

#include "jobs/run.h"
#include "session/share.h"

#include <memory>
#include <optional>

namespace tessera {

// The sources of puzzles that a link only names.
struct LinkSources {
    Result<std::unique_ptr<JobRun::Work>> (*make)(const Recipe& recipe) =
        nullptr;  // null: the answer is the recipe
    Result<AnySession> (*look_up)(const LevelName& level) =
        nullptr;  // null: only the job's own table has levels
};

// Reads a puzzle, and makes it first if its link only says how.
Result<std::unique_ptr<JobRun::Work>> start_opening(const OpenJob& job, const LinkSources& sources);

}  // namespace tessera
