#pragma once

#include "base/grid.h"
#include "base/result.h"
#include "games/polyomino/shape.h"
#include "games/recipe.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

struct Lattice;

inline constexpr int max_board_side = 128;
inline constexpr int max_piece_kinds = 2048;
inline constexpr int max_piece_size = 1024;
inline constexpr int max_piece_count = 4096;  // pieces of all kinds together

enum class Square : std::uint8_t { open, blocked };

inline constexpr int most_tints = 12;
inline constexpr int longest_plain_name = 8;

// The look of a piece, chosen by the level's author. Engines ignore it; links carry it.
struct PieceStyle {
    bool is_named = false;  // the name was chosen by hand
    int tint = 0;           // 1..most_tints; 0: default by the piece's index

    bool operator==(const PieceStyle&) const = default;
};

// A shape on offer. Create with make_piece, which fills in the orientations.
struct Piece {
    std::string name;
    Shape shape;
    int count = 1;
    bool can_flip = true;
    bool can_turn = true;
    std::vector<Shape> orientations;  // never empty
    PieceStyle style = {};

    bool operator==(const Piece&) const = default;
};

Piece make_piece(std::string name, Shape shape, int count = 1, bool can_flip = true, bool can_turn = true);

// True for a name that can be typed and used in a link: 1 to 8 letters or digits.
bool is_plain_name(std::string_view name);

// True if two pieces have the same orientations, so that they differ in name alone.
bool may_lie_alike(const Piece& a, const Piece& b);

// Returns the index of the orientation equal to the shape; -1 if the piece has none.
int orientation_index(const Piece& piece, const Shape& shape);

// An orientation at a position on the board; legal or not.
struct Placement {
    int piece = 0;        // index into Level::pieces
    int orientation = 0;  // index into Piece::orientations
    Cell corner;          // top left corner of the orientation's bounding box

    bool operator==(const Placement&) const = default;
};

bool operator<(const Placement& a, const Placement& b);  // total: by piece, corner, orientation

// On another lattice than that of squares, the board is a part of the grid that the lattice unfolds to
// (lattice/unfolding.h), and so are the pieces' shapes.
struct Level {
    std::string title;
    Grid<Square> board;
    std::vector<Piece> pieces;
    std::vector<Placement> givens;      // pieces fixed from the start, sorted; legal together
    std::string author = {};            // empty if unsigned
    std::string note = {};              // the author's, to players
    std::optional<Recipe> recipe = {};  // of a generated level
    const Lattice* lattice = nullptr;   // null: squares

    bool operator==(const Level&) const = default;
};

// Placed pieces, givens included: sorted, legal together. A function of the level and the moves.
struct State {
    std::vector<Placement> placed;

    bool operator==(const State&) const = default;
};

// A move: place (only `to`), take back (only `from`) or shift and turn at once (both, same piece).
struct Move {
    std::optional<Placement> from;
    std::optional<Placement> to;

    bool operator==(const Move&) const = default;
};

// Returns the label shown to players: the first letter of the piece's name if no other piece begins with it.
std::string_view short_name(const Level& level, int piece);

inline Move placing(const Placement& placement) {
    return {std::nullopt, placement};
}
inline Move taking_back(const Placement& placement) {
    return {placement, std::nullopt};
}

const Shape& oriented_shape(const Level& level, const Placement& placement);
std::vector<Cell> cells_of(const Level& level, const Placement& placement);
std::vector<Cell> open_cells_of(const Grid<Square>& board);  // row by row
int open_cell_count(const Grid<Square>& board);
inline int open_cell_count(const Level& level) {
    return open_cell_count(level.board);
}
int piece_cell_count(const Level& level);  // counts every copy of every piece

// Returns for each cell the index in state.placed of the piece that covers it, else -1.
Grid<int> cover_of(const Level& level, const State& state);

// Returns the number of copies of a piece that are not on the board.
int left_count(const Level& level, const State& state, int piece);

// True if the placement covers only open cells of the board; ignores other pieces.
bool is_on_board(const Level& level, const Placement& placement);

// Returns nothing, or the reason why the piece does not fit there.
std::optional<Sentence> why_it_does_not_fit(const Level& level, const State& state,
                                            const Placement& placement);

// Returns nothing, or the reason why the level is unsound: givens that clash, no cell to cover,
// too few pieces.
std::optional<Sentence> why_level_is_unsound(const Level& level);

}  // namespace tessera::polyomino
