#pragma once

#include "base/result.h"

namespace tessera::polyomino {

// Returns why a position on another lattice is not explained: the words speak of rows, columns and a checkerboard.
inline Error error_on_lattice() {
    return {ErrorCode::impossible_puzzle, 0,
            say("hints, explanations and grades are for boards of squares so far")};
}

}  // namespace tessera::polyomino
