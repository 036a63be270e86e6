#pragma once

#include "games/polyomino/level.h"

#include <vector>

// The frame of a draft on another lattice than that of squares: the places of so many rows in a drawing, where the editor
// lets cells be part of the board or not. On squares the frame is the board's grid.

namespace tessera::polyomino {

struct FrameSize {
    int layers = 1;
    int rows = 0;
    int columns = 0;  // cells in a row

    bool operator==(const FrameSize&) const = default;
};

inline constexpr int max_flat_frame = 20;  // rows or columns

struct BoardFrame {
    FrameSize size;
    std::vector<Cell> cells;  // of the draft's grid, row by row
};

struct FramedDraft {
    Level draft;
    BoardFrame frame;
};

// Returns a draft without pieces whose board is the whole frame; of balls the pyramid in it.
FramedDraft blank_draft(const Lattice& lattice, FrameSize size);
FramedDraft blank_draft(const Lattice& lattice);  // of a usual size

// Returns the draft on a grid with room for the smallest frame around its open cells.
FramedDraft framed(const Level& draft);

// Returns the draft in a frame of another size, which begins where this one does: new cells are open, those beyond dropped.
FramedDraft framed(const Level& draft, const BoardFrame& frame, FrameSize size);

// Returns the smallest frame around the open cells, as far as the draft's grid has room for it.
BoardFrame frame_of(const Level& draft);

}  // namespace tessera::polyomino
