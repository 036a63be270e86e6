#pragma once

#include "session/share.h"

#include <string_view>

namespace tessera {

// The puzzle of a link of any kind. What has to be made first is made at once, for callers that can wait: the
// window reads the link, and makes the puzzle or fetches the levels beside the frame.
Result<AnySession> open_link(std::string_view code);

}  // namespace tessera
