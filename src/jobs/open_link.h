#pragma once

#include "session/share.h"

#include <string_view>

namespace tessera {

// Opens a link of any kind. Generates the puzzle on this thread if necessary, for callers that can wait; the
// window generates it or fetches its level asynchronously.
Result<AnySession> open_link(std::string_view code);

}  // namespace tessera
