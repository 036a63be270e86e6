#pragma once

#include "session/any_session.h"

#include <string>

namespace tessera {

// The position as lines of plain text, for where there are no pictures: of polyominoes the board with a letter for each piece
// on it, and the pieces still to be placed; of other families the level text.
std::string text_twin(const AnySession& session);

}  // namespace tessera
