#pragma once

#include "app/ui/painter.h"
#include "session/any_session.h"

namespace tessera {

// The board of a position without its tray, fitted into a part of the screen.
void draw_small_board(Painter& painter, const AnySession& session, const Rect& rect);

// A puzzle as it is given: its board, and beside it what is to be laid there, where there is room.
void draw_level_picture(Painter& painter, const AnySession& session, const Rect& rect);

}  // namespace tessera
