#pragma once

#include "base/grid.h"

#include <cstdint>
#include <functional>

namespace tessera::polyomino {

enum class CutStepKind : std::uint8_t {
    begin,    // a piece begins at a cell
    grow,     // the piece takes another cell
    finish,   // the piece is complete
    give_up,  // the piece is taken back
    fill,     // a leftover cell joins a piece
    wait,     // a leftover cell has no piece beside it yet
    split,    // a piece is too large, so that a part of it is to become a piece of its own
    stay,     // a piece stays although it is too large or too small
    merge,    // a piece joins another one
    end       // every cell has a piece
};

enum class CutReason : std::uint8_t {
    none,
    too_small,  // less than the smallest size
    too_large,
    too_many,     // more pieces than the limit
    falls_apart,  // the rest would not be connected
    alone,        // no piece beside it
};

// One step of cutting a board (generator.h).
struct CutStep {
    CutStepKind kind = CutStepKind::begin;
    CutReason reason = CutReason::none;  // for `begin`: too_large: a part of `other`; alone: leftover cells
    int piece = -1;  // in the order in which they begin; a piece given up frees its number
    int other = -1;  // for `merge` the piece joined; for a part the piece that it was cut from
    Cell cell = {};  // the cell taken or waiting
    int size = 0;    // cells of the piece after the step; for `end` the number of pieces
    int limit = 0;   // the wanted size; or the size limit or number of pieces that is the reason

    bool operator==(const CutStep&) const = default;
};

// The traces for which the cutter is instantiated; this one costs nothing.
struct NoCutTrace {
    void record(const CutStep& /*step*/) {}
};

struct CutWatch {
    std::function<void(const CutStep&)> on_step;

    void record(const CutStep& step) const { on_step(step); }
};

}  // namespace tessera::polyomino
