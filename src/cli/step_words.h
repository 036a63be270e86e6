#pragma once

#include "games/hint.h"
#include "session/any_session.h"

#include <string>

namespace tessera {

// Returns the sentence of a hint or an explanation, then the places of its cells (ROW,COLUMN; in space LAYER,ROW,COLUMN) and
// what it supposes.
std::string words_of(const AnySession& session, const HintStep& step);

}  // namespace tessera
