#pragma once

#include "app/families/polyomino/held.h"
#include "app/families/polyomino/space/solids.h"
#include "app/families/polyomino/space/table.h"

#include <string_view>
#include <vector>

// The hand on a board in space: held.h and keys.h ask these there.

namespace tessera::space {

// Lays out the table and the canvas; returns the plan.
TablePlan lay_out(PolyominoView& view, const PolyominoSession& session, const std::vector<TrayItem>& items,
                  const Scene& scene);

// Snaps the ghost to the nearest legal place, over a layer or over the picture, that brings a cell of the piece near the
// pointer; else, over a layer, puts the ghost's grip under the pointer.
void move_hand(PolyominoView& view, const PolyominoSession& session);

// The place nearest to `wanted` where all cells of a shape are cells of the board, whether free or not; `wanted` if there is
// none.
Cell place_on_board(const polyomino::Level& level, const polyomino::Shape& shape, Cell wanted);
// The next such place as an arrow key says, or a layer higher (`up` 1) or lower (-1).
Cell place_beside(const polyomino::Level& level, const polyomino::Shape& shape, Cell from, Cell arrow,
                  int up);

// Returns where to draw the frame of a loose piece so that its first cell covers that of the placement.
Point corner_on_screen(const PolyominoView& view, const polyomino::Level& level,
                       const polyomino::Placement& placement);

// Takes a resting piece by the cell of its ghost at this point.
void grip_ghost(PolyominoView& view, Point point);

// Returns the shape after a quarter turn: about the upright axis clockwise as seen from above, forwards, or to the right.
TurnedShape turned_about(const polyomino::Lattice& lattice, Axis axis, const polyomino::Shape& shape,
                         Cell cell);
ViewReply<Polyomino> turn(PolyominoView& view, const PolyominoSession& session, Axis axis, bool backwards);

std::vector<ViewTool> tools(const PolyominoView& view, const PolyominoSession& session);
ViewReply<Polyomino> use_tool(PolyominoView& view, const PolyominoSession& session, std::string_view name);

// Takes the inputs that boards in space alone know: on the picture, its slider and the turns below it, and keys for layers
// and turns. Others are ignored.
ViewReply<Polyomino> input(PolyominoView& view, const PolyominoSession& session, const InputEvent& event);

// Returns the sight from which the picture shows the board.
Sight picture_sight(const PolyominoView& view, const polyomino::Level& level);

}  // namespace tessera::space
