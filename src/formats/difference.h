#pragma once

#include "session/any_session.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

// Returns what the second game lacks of the first one, as things: "the title"; nothing if it is another puzzle.
std::optional<std::vector<std::string>> left_out_of(const AnySession& before, const AnySession& after);

}  // namespace tessera
