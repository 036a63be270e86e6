#pragma once

#include "games/polyomino/cut.h"
#include "games/polyomino/level.h"
#include "games/polyomino/params.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

// A level in the editor. A draft is any Level with a board, playable or not. Each change returns a new draft,
// without the givens that no longer fit.

namespace tessera::polyomino {

inline constexpr int max_draft_side = 40;
inline constexpr int max_drawn_side = 8;  // side of a piece drawn by hand

Level blank_draft();                               // a small board without pieces
Result<Level> parse_draft(std::string_view text);  // text of a level or a draft (level_text.cpp)

// Reads level text or a cut grid (cut.h); a cut gives its board and its pieces.
Result<Level> read_draft(std::string_view text);

// Opens the cells beyond the old sides.
Level resized(const Level& draft, int rows, int columns);
Level with_square(Level draft, Cell cell, Square square);

// Replaces the piece at `index`, or appends one if `index` is the number of pieces; at most as many pieces as
// level text allows. An empty name is replaced by an unused one.
Level with_piece(Level draft, int index, Piece piece);
// True for the piece's own name, or a plain name that no other piece has.
bool may_be_named(const Level& draft, int index, std::string_view name);
Level without_piece(Level draft, int index);
Level with_pieces(Level draft, std::vector<Piece> pieces);  // replaces all pieces
Level with_givens(Level draft, std::vector<Placement> givens);
Level with_fitting_givens(Level draft);  // drops those that no longer fit

// Replaces the pieces by a random cut of the open cells. Returns the new draft, and the cut as its solution; the draft as it
// was, and no solution, if its cells cannot be cut.
CutPuzzle cut_by_chance(const Level& draft, std::uint64_t seed);

// Returns the params of puzzles with one solution on the draft's board: the drawn board without blocked rows and
// columns around it, the ready-made set if the draft has one, and a tier that such a board allows. An error says
// what to change.
Result<Params> params_on_board(const Level& draft);

// Returns the position as a new puzzle: everything on the board becomes a given.
Level draft_of(const Level& level, const State& state);

// Returns nothing, or the reason why the draft is certainly unsolvable; quick checks only.
std::optional<Sentence> why_not_playable(const Level& draft);

// Returns other remarks on the draft, the most important first.
std::vector<Sentence> advice(const Level& draft);

}  // namespace tessera::polyomino
