#pragma once

#include "app/board/board_canvas.h"
#include "app/board/edit_cursor.h"
#include "games/polyomino/draft_frame.h"
#include "games/polyomino/lattice/lattice.h"

#include <memory>
#include <optional>
#include <vector>

namespace tessera {

// The cells that a page of the editor offers, on the screen: those of a grid of squares, of a frame on another flat lattice,
// or of a frame in space, whose layers lie beside each other as seen from above.
struct EditGrid {
    BoardCanvas canvas;
    EditCursor cursor;
    polyomino::FrameSize size;
    std::vector<Cell> cells;               // of a lattice; empty: all of rows and columns
    std::shared_ptr<const Tiling> layers;  // in space
    bool is_map_pressed = false;

    bool has(Cell cell) const;
    // The cell at a point, if it is offered.
    std::optional<Cell> cell_at(Point point) const;
    // The layer, row and place in it of a cell that is offered, from 0.
    polyomino::Site place_of(Cell cell) const;
    // Moves the cursor by an arrow key; returns true if the input was one.
    bool move(const InputEvent& event);
    // Zooms by the wheel or by two fingers, and pans to where the minimap is pressed; returns true if the input did
    // that. In space neither can be done.
    bool look(const InputEvent& event);
};

struct GridFit {
    Rect area;
    float pixel = 1;
    float largest_cell = 0;
};

void fit_squares(EditGrid& grid, int rows, int columns, const GridFit& fit);
// Fits the cells of a frame on the level's lattice.
void fit_frame(EditGrid& grid, const polyomino::Level& level, const polyomino::BoardFrame& frame,
               const GridFit& fit);

}  // namespace tessera
