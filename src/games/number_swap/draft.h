#pragma once

#include "base/result.h"
#include "games/number_swap/level.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

// A level while somebody makes it. A draft is any Level with a grid of at least two tiles; each change makes the next
// draft of one, and its par is not known any more.

namespace tessera::number_swap {

Level blank_draft();  // a small sorted grid
Result<Level> parse_draft(std::string_view text);

// The tiles of the new grid in their old order; those that are new come last.
Level resized(const Level& draft, int rows, int columns);
Level with_exchanged(Level draft, Cell a, Cell b);
Level with_barrier_changed(Level draft, const CellPair& cells);  // put up or taken away; between neighbours
Level without_barriers(Level draft);
Level sorted(Level draft);
Level shuffled_by_chance(const Level& draft, std::uint64_t seed);  // within the parts that barriers leave

// A position as a puzzle of its own.
Level draft_of(const Level& level, const State& state);

// Nothing, or why nobody could solve it.
std::optional<Sentence> why_not_playable(const Level& draft);

// What else is worth knowing.
std::vector<Sentence> advice(const Level& draft);

}  // namespace tessera::number_swap
