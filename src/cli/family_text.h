#pragma once

#include "base/grid.h"
#include "cli/input.h"
#include "session/any_session.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

// Text that differs by family: see families.h.

// Returns a solution as `solve` prints it. Precondition: `session` is at the solved position, after `moves`.
std::string answer_text(const AnySession& session, const std::vector<std::string>& moves);

// Returns why `answer`, in the form of answer_text(), does not solve the session's level; nothing if it does.
std::optional<Error> why_no_answer(const AnySession& session, const std::string& answer);

// Returns the moves that lay the pieces of a position in space, fixed ones included, each from above onto those before; no
// moves if there is no such order. Returns nothing for all that is not put together in space.
std::optional<std::vector<std::string>> moves_from_above(const AnySession& session);

// Returns the same in a sentence that names the pieces; an empty text for all that is not put together in space.
std::string order_in_words(const AnySession& session);

// Describes the board and the pieces.
std::string description(const AnySession& session);

// Returns the numbers of a cell's place, as the puzzle's level text and moves count them: row and column, in space
// layer, row and column.
std::vector<int> place_numbers(const AnySession& session, Cell cell);

}  // namespace tessera
