#pragma once

#include "games/hint.h"

#include <string>

namespace tessera {

// Returns the sentence of a hint or an explanation, then its cells as ROW,COLUMN and what it supposes.
std::string words_of(const HintStep& step);

}  // namespace tessera
