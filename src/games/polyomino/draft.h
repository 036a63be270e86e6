#pragma once

#include "games/polyomino/level.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

// A level while somebody makes it. A draft is any Level with a board, whether it can be played or not; each change
// makes the next draft of one, and gives up the givens that it leaves no place for.

namespace tessera::polyomino {

inline constexpr int max_draft_side = 40;
inline constexpr int max_drawn_side = 8;  // of a piece that is drawn by hand

Level blank_draft();                               // a small board without pieces
Result<Level> parse_draft(std::string_view text);  // level text, that of a draft too (level_text.cpp)

// Level text or a cut grid (cut.h), as people bring them: of a cut its board and its pieces.
Result<Level> read_draft(std::string_view text);

// Cells beyond the old sides are open.
Level resized(const Level& draft, int rows, int columns);
Level with_square(Level draft, Cell cell, Square square);

// No more pieces than level text may have.
// `piece` in place of the one at `index`, which may be the number of pieces there are: one more. A name that is
// empty becomes one that no other piece has.
Level with_piece(Level draft, int index, Piece piece);
// Of what is typed for a piece: its own name, or a plain one that no other has.
bool may_be_named(const Level& draft, int index, std::string_view name);
Level without_piece(Level draft, int index);
Level with_pieces(Level draft, std::vector<Piece> pieces);  // in place of all there are
Level with_givens(Level draft, std::vector<Placement> givens);

// The open cells cut into pieces by chance, in place of the pieces there are.
Level cut_by_chance(const Level& draft, std::uint64_t seed);

// A position as a puzzle of its own: what lies on the board is fixed.
Level draft_of(const Level& level, const State& state);

// Nothing, or why nobody could solve it, as far as a look at it tells.
std::optional<Sentence> why_not_playable(const Level& draft);

// What else is worth knowing, the most important first.
std::vector<Sentence> advice(const Level& draft);

}  // namespace tessera::polyomino
