#pragma once

#include <string_view>

namespace tessera {

// Returns the project's version from CMakeLists.txt and the commit, "0.1.0 (1a2b3c4d5e6f)", with a plus sign
// if there are uncommitted changes; "0.1.0 (unknown)" without git.
std::string_view version();

}  // namespace tessera
