#pragma once

#include "base/grid.h"

#include <cstdint>
#include <functional>

namespace tessera::polyomino {

enum class CutStepKind : std::uint8_t {
    begin,    // a piece begins at a cell
    grow,     // and takes another one
    finish,   // it stays as it is
    give_up,  // it is taken back
    fill,     // a cell that was left over joins a piece
    wait,     // a cell that was left over has no piece beside it yet
    split,    // a piece is too large, so that a part of it shall become a piece of its own
    stay,     // what is too large or too small stays all the same
    merge,    // a piece joins another one
    end       // every cell has a piece
};

enum class CutReason : std::uint8_t {
    none,
    too_small,    // for a piece
    too_large,    //
    too_many,     // pieces
    falls_apart,  // what a part would leave
    alone,        // no piece beside it
};

// A step of cutting a board (generator.h).
struct CutStep {
    CutStepKind kind = CutStepKind::begin;
    CutReason reason =
        CutReason::none;  // of a piece that begins: too_large, a part of `other`; alone, what is left over
    int piece = -1;       // numbered as they begin; what was given up has given its number back
    int other = -1;       // that `piece` joins; whose cells a part takes, and gets back when it is given up
    Cell cell = {};       // that is taken, or waits
    int size = 0;         // cells of the piece after the step; at the end the pieces
    int limit =
        0;  // the size it is to have; the smallest or largest size or the number of pieces that is the reason

    bool operator==(const CutStep&) const = default;
};

// The traces that cutting is instantiated with: the first costs nothing.
struct NoCutTrace {
    void record(const CutStep& /*step*/) {}
};

struct CutWatch {
    std::function<void(const CutStep&)> told;

    void record(const CutStep& step) const { told(step); }
};

}  // namespace tessera::polyomino
