#pragma once

#include "jobs/job.h"
#include "session/replay.h"

#include <utility>

namespace tessera {

// Returns a session at the position; fails if its text or a move is invalid.
template <Game G>
Result<Session<G>> session_at(const Position& position) {
    auto level = G::parse_level(position.level);
    if (!level) {
        return tl::unexpected(level.error());
    }
    return replay<G>(std::move(*level), PlayedText(position.moves.begin(), position.moves.end()));
}

}  // namespace tessera
