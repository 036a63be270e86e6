#pragma once

#include "base/result.h"

#include <string>
#include <string_view>

namespace tessera {

// Returns the bytes of a PNG of one drawing of this program, so many pixels along its longer side. An error names an element
// that is not known here.
Result<std::string> png_of(std::string_view svg, int pixels);

}  // namespace tessera
