#include "base/version.h"

#include "base/version_text.h"  // made by version.cmake

namespace tessera {

std::string_view version() {
    return TESSERA_VERSION_TEXT;
}

}  // namespace tessera
