#pragma once

#include "cli/input.h"
#include "session/any_session.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

// What the command line prints and reads differently for each family: an overload for a family that has more
// to say than its moves and its level text.

// A solution as `solve` prints it; `session` stands at the solved position, `moves` led there.
std::string answer_text(const AnySession& session, const std::vector<std::string>& moves);

// Nothing if `answer`, in the form of answer_text, solves the level of `session`; else why not.
std::optional<Error> why_no_answer(const AnySession& session, const std::string& answer);

// The board and the pieces.
std::string description(const AnySession& session);

}  // namespace tessera
