#pragma once

#include "app/text/shipped_translations.h"
#include "base/translation.h"

#include <string_view>

namespace tessera {

inline const Translation& french() {
    static const Translation translation = Translation::read(shipped_translation("fr")).value();
    return translation;
}

// Returns the French translation, empty if there is none.
inline std::string_view french_of(std::string_view english) {
    return french().of(english);
}

}  // namespace tessera
