#pragma once

#include "app/families/edge_match/view.h"

// Marks of a hint: the tiles that follow in a trial, and the placements that are crossed out, one after the other (a tile in
// the tray if all its turns are ruled out, else the tile at its cell); the veil over what the hint does not speak of.

namespace tessera {

void begin_marks(EdgeMatchView& view, const EdgeMatchSession& session);  // call after a step has been lit
bool is_marking(const EdgeMatchView& view, double now_ms);               // until all marks are shown
// The cells that stay bright: those of the hint, and those of tiles that it names, lays or takes back.
Grid<bool> bright_cells(const EdgeMatchView& view, const EdgeMatchSession& session);
void dim_slot(Painter& painter, const EdgeMatchView& view, int tile);  // unless the hint is about the tile
void draw_marks(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session,
                const Scene& scene);
// Draws the number of a tile that the hint mentions.
void draw_number_of_tile(Painter& painter, const EdgeMatchView& view, int tile, const Rect& place);
void draw_mark_of_tile(Painter& painter, const EdgeMatchView& view, int tile, const Rect& place,
                       const Scene& scene);

// Draws a tile of a hint or of a search that is not there.
void draw_shown_tile(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session,
                     const edge_match::Move& move, float opacity);

}  // namespace tessera
