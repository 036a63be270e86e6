#pragma once

#include "app/screens/screen_memory.h"
#include "app/ui/widgets.h"

#include <vector>

namespace tessera {

// Returns the family's lines, followed by those of every family, with the keys that no piece's letter takes.
std::vector<HelpLine> help_lines(const OpenGame& game);

// Draws the help for the open game.
bool draw_help_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen);

}  // namespace tessera
