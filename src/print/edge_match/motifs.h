#pragma once

#include "games/edge_match/tile.h"
#include "print/paper/pen.h"

namespace tessera {

// What one edge of a tile shows; `pen` stands at the tile's corner.
void draw_edge(Pen& pen, int side, edge_match::Edge edge);

}  // namespace tessera
