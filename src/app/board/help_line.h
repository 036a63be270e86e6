#pragma once

#include "app/ui/painter.h"
#include "base/sentence.h"

#include <string_view>

namespace tessera {

// A line of the help: an action that mouse and touch share, its button's icon, and its keys. Players without
// a keyboard do not see the keys.
struct HelpLine {
    Icon icon = Icon::check;
    Sentence words;
    std::string_view keys = {};  // English, key of the string table; empty: nothing to add
};

}  // namespace tessera
