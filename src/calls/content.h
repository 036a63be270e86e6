#pragma once

#include "calls/puzzle.h"
#include "session/any_session.h"

namespace tessera {

// The content of a Puzzle: not for callers.
struct Puzzle::Content {
    AnySession session;
};

}  // namespace tessera
