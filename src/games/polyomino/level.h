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

inline constexpr int max_board_side = 128;
inline constexpr int max_piece_kinds = 2048;
inline constexpr int max_piece_size = 1024;
inline constexpr int max_piece_count = 4096;  // pieces of all kinds together

enum class Square : std::uint8_t { open, blocked };

inline constexpr int most_tints = 12;
inline constexpr int longest_plain_name = 8;

// How its maker wants a piece to look. No engine takes notice of it; links carry it.
struct PieceStyle {
    bool is_named = false;  // the name was chosen by hand
    int tint = 0;           // 1..most_tints; 0: that of its place among the pieces

    bool operator==(const PieceStyle&) const = default;
};

// A shape on offer. Made by make_piece, which fills in the orientations.
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

// A name that can be typed and stand in a link: 1 to 8 letters or digits.
bool is_plain_name(std::string_view name);

// Of the orientation that looks like the shape; -1 if the piece has none.
int orientation_index(const Piece& piece, const Shape& shape);

// An orientation at a place of the board; legal or not.
struct Placement {
    int piece = 0;        // index into Level::pieces
    int orientation = 0;  // index into Piece::orientations
    Cell corner;          // top left corner of the orientation's bounding box

    bool operator==(const Placement&) const = default;
};

bool operator<(const Placement& a, const Placement& b);  // total: by piece, corner, orientation

struct Level {
    std::string title;
    Grid<Square> board;
    std::vector<Piece> pieces;
    std::vector<Placement> givens;      // pieces fixed from the start, sorted; legal together
    std::optional<Recipe> recipe = {};  // of a level that was made

    bool operator==(const Level&) const = default;
};

// What is placed, givens included: sorted, legal together. A function of the level and the moves.
struct State {
    std::vector<Placement> placed;

    bool operator==(const State&) const = default;
};

// Place (only `to`), take back (only `from`) or shift and turn in one go (both, of one piece).
struct Move {
    std::optional<Placement> from;
    std::optional<Placement> to;

    bool operator==(const Move&) const = default;
};

// What players call a piece: the first letter of its name where no other piece begins with it.
std::string_view short_name(const Level& level, int piece);

inline Move placing(const Placement& placement) {
    return {std::nullopt, placement};
}
inline Move taking_back(const Placement& placement) {
    return {placement, std::nullopt};
}

const Shape& oriented_shape(const Level& level, const Placement& placement);
std::vector<Cell> cells_of(const Level& level, const Placement& placement);
int open_cell_count(const Level& level);
int piece_cell_count(const Level& level);  // cells of all pieces, each as often as it is on offer

// For each cell of the board the index in state.placed of what covers it, else -1.
Grid<int> cover_of(const Level& level, const State& state);

// How many of a piece are not on the board.
int left_count(const Level& level, const State& state, int piece);

// Whether the placement keeps to the board's open cells, whatever else lies there.
bool is_on_board(const Level& level, const Placement& placement);

// Nothing, or the sentence that says why the piece cannot go there.
std::optional<Sentence> why_it_does_not_fit(const Level& level, const State& state,
                                            const Placement& placement);

// Nothing, or what makes the level unsound: givens that clash, no cell to cover, too few pieces to fill it.
std::optional<Sentence> why_level_is_unsound(const Level& level);

}  // namespace tessera::polyomino
