#pragma once

#include "base/result.h"
#include "games/number_swap/level.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

// A level in the editor. A draft is any Level with a grid of at least two tiles. Each change returns a new
// draft and drops the known par.

namespace tessera::number_swap {

Level blank_draft();  // a small sorted grid
Result<Level> parse_draft(std::string_view text);

// Keeps the tiles in their old order; new ones come last.
Level resized(const Level& draft, int rows, int columns);
Level with_exchanged(Level draft, Cell a, Cell b);
Level with_barrier_changed(Level draft, const CellPair& cells);  // adds or removes it; neighbours only
Level without_barriers(Level draft);
Level sorted(Level draft);
Level shuffled_by_chance(const Level& draft, std::uint64_t seed);  // within the parts that barriers separate

// Returns the position as a new puzzle.
Level draft_of(const Level& level, const State& state);

// Returns nothing, or the reason why the draft cannot be solved.
std::optional<Sentence> why_not_playable(const Level& draft);

// Returns other remarks on the draft.
std::vector<Sentence> advice(const Level& draft);

}  // namespace tessera::number_swap
