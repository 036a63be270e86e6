#pragma once

#include "app/families/position_picture.h"
#include "session/any_session.h"

#include <string>
#include <vector>

namespace tessera {

// Plays the moves; skips those that the rules refuse.
void play_moves(AnySession& session, const std::vector<std::string>& moves);

}  // namespace tessera
