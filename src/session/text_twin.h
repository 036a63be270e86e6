#pragma once

#include "session/any_session.h"

#include <string>

namespace tessera {

// Returns the position as plain text, for use without pictures. Polyominoes: the board with the names of the
// pieces on it, and the pieces still to place. Other families: the level text.
std::string text_twin(const AnySession& session);

}  // namespace tessera
