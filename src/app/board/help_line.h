#pragma once

#include "app/ui/painter.h"
#include "base/sentence.h"

#include <string_view>

namespace tessera {

// A line of the help: what can be done by mouse and finger alike, the picture of it that stands on its button, and
// how keys and mouse do it, which those who play by finger are not told.
struct HelpLine {
    Icon icon = Icon::check;
    Sentence words;
    std::string_view keys = {};  // English, key of the string table; empty: nothing to add
};

}  // namespace tessera
