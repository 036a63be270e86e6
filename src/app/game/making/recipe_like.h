#pragma once

#include "app/game/play/open_game.h"
#include "session/level_table.h"

#include <optional>

namespace tessera {

// Returns a recipe for puzzles like this one, with any seed: its own, or one for its board and tier. Nothing: no such
// puzzle can be made. `level` is the game's level in the list, or null.
std::optional<Recipe> recipe_like(const OpenGame& game, const ShippedLevel* level);

}  // namespace tessera
