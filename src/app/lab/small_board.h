#pragma once

#include "app/ui/painter.h"
#include "session/any_session.h"

#include <string>
#include <vector>

namespace tessera {

// The board of a position without its tray, fitted into a part of the screen.
void draw_small_board(Painter& painter, const AnySession& session, const Rect& rect);

// Plays the moves on; a move that the rules refuse is left out.
void play_moves(AnySession& session, const std::vector<std::string>& moves);

}  // namespace tessera
