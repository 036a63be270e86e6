#pragma once

#include "app/game/play/open_game.h"

#include <vector>

namespace tessera {

// Returns the family's lines, followed by those of every family, with the keys that no piece's letter takes.
std::vector<HelpLine> help_lines(const OpenGame& game);

}  // namespace tessera
