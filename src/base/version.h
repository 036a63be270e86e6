#pragma once

#include <string_view>

namespace tessera {

// "0.1.0 (1a2b3c4d5e6f)": the version of the project in CMakeLists.txt and the commit it was built from, with a plus
// sign where the sources had been changed since; "0.1.0 (unknown)" where there was no git to ask.
std::string_view version();

}  // namespace tessera
