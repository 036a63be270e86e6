#pragma once

#include "app/families/edge_match/view.h"

// What a hint crosses out, one after the other: a tile of the tray where it is ruled out however it is turned, else the
// tile as it would lie.

namespace tessera {

void begin_marks(EdgeMatchView& view, const EdgeMatchSession& session);  // of a step that has just been lit
bool is_crossing_out(const EdgeMatchView& view, double now_ms);
void draw_marks(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session,
                const Scene& scene);
// On a tile that a hint speaks of: its number.
void draw_number_of_tile(Painter& painter, const EdgeMatchView& view, int tile, const Rect& place);
void draw_mark_of_tile(Painter& painter, const EdgeMatchView& view, int tile, const Rect& place,
                       const Scene& scene);

// A tile as a hint or a search shows it, faint.
void draw_shown_tile(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session,
                     const edge_match::Move& move);

}  // namespace tessera
