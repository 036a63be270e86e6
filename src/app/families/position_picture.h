#pragma once

#include "app/ui/painter.h"
#include "session/any_session.h"

namespace tessera {

// Draws a position's board without its tray, fitted into `rect`; returns the place of its cells.
Rect draw_small_board(Painter& painter, const AnySession& session, const Rect& rect);

// Draws of a position what is done, but not how: a rival's game gives nothing away.
void draw_veiled_board(Painter& painter, const AnySession& session, const Rect& rect);

// Draws a puzzle at its start: its board, and the pieces beside it if there is room.
void draw_level_picture(Painter& painter, const AnySession& session, const Rect& rect);

}  // namespace tessera
