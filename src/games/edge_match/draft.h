#pragma once

#include "base/result.h"
#include "games/edge_match/level.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

// A level in the editor. A draft is any Level. Its tiles are on the board in their order and as supplied, so
// a picture painted on the board is the solution.

namespace tessera::edge_match {

Level blank_draft();  // a small framed picture
Result<Level> parse_draft(std::string_view text);

// Keeps the tiles' places; new seams get the first motif.
Level resized(const Level& draft, int rows, int columns);
// Sets an edge on a seam and the matching edge of the tile beyond. Does nothing on the border or for
// a plain edge.
Level with_edge(Level draft, Cell cell, int side, Edge edge);
Level with_frame(Level draft, bool is_framed);  // plain edges around the board, or motifs
// Draws all edges at random.
Level painted_by_chance(const Level& draft, int motif_count, int color_count, bool has_halves,
                        std::uint64_t seed);
Level mixed_by_chance(Level draft, std::uint64_t seed);  // random order and turns

// True if all edges match as the tiles are supplied.
bool is_laid_out(const Level& draft);
// Returns the level to play: mixed if the draft shows the solution.
Level level_of_draft(const Level& draft);
// Returns the position as a new puzzle: placed tiles keep their cells.
Level draft_of(const Level& level, const State& state);

// Returns nothing, or the reason why the draft is certainly unsolvable; counts edges only.
std::optional<Sentence> why_not_playable(const Level& draft);

// Returns other remarks on the draft.
std::vector<Sentence> advice(const Level& draft);

}  // namespace tessera::edge_match
