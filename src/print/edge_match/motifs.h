#pragma once

#include "games/edge_match/tile.h"
#include "print/paper/pen.h"

namespace tessera {

// Draws an edge of a tile. `pen` has its origin at the tile's corner.
void draw_edge(Pen& pen, int side, edge_match::Edge edge);

}  // namespace tessera
