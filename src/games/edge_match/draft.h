#pragma once

#include "base/result.h"
#include "games/edge_match/level.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

// A level while somebody makes it. A draft is any Level; its tiles lie on the board in their order, as they are
// supplied, so that whoever paints a picture on the board paints the solution.

namespace tessera::edge_match {

Level blank_draft();  // a small framed picture
Result<Level> parse_draft(std::string_view text);

// The tiles keep their places; the seams of new ones bear the first motif.
Level resized(const Level& draft, int rows, int columns);
// On a seam the tile beyond gets the edge that fits. Plain edges stay on the border, nothing else happens there.
Level with_edge(Level draft, Cell cell, int side, Edge edge);
Level with_frame(Level draft, bool is_framed);  // plain edges round the board, or motifs
// All edges anew.
Level painted_by_chance(const Level& draft, int motif_count, int color_count, bool has_halves,
                        std::uint64_t seed);
Level mixed_by_chance(Level draft, std::uint64_t seed);  // other order, other turns

// Whether everything fits as it lies.
bool is_laid_out(const Level& draft);
// What is played: mixed, where the draft shows the solution.
Level level_of_draft(const Level& draft);
// A position as a puzzle of its own: what was placed lies where it was placed.
Level draft_of(const Level& level, const State& state);

// Nothing, or why nobody could solve it, as far as counting tells.
std::optional<Sentence> why_not_playable(const Level& draft);

// What else is worth knowing.
std::vector<Sentence> advice(const Level& draft);

}  // namespace tessera::edge_match
