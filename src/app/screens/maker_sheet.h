#pragma once

#include "app/game/opening.h"
#include "app/ui/widgets.h"

#include <string_view>

namespace tessera {

// Asks for the number of a graded puzzle, which is then made and opened.
void ask_numbered(const Strings& strings, Tier tier);

// Handles the answer to one of the maker's questions (platform::ask_text).
void number_answered(Opening& opening, Announcer& announcer, int question, std::string_view text);

}  // namespace tessera
