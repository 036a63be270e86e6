#pragma once

#include "games/game.h"
#include "print/paper/pen.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// A family's drawing on paper: a DrawingOf<G> of static functions, checked by the concept below. null_game
// has a minimal one.

namespace tessera {

// A part to cut out: an item of the level, its orientation and its size.
struct Part {
    int item = 0;
    int orientation = 0;
    Extent size;
};

// Explains the family in a book: its name there, rules, a small level with moves that solve it, and a line for each of
// three pictures: the start, the position after `half` of the moves, and the solution.
struct BookExample {
    Sentence name;
    std::vector<Sentence> rules;
    std::string_view level;
    std::vector<std::string> moves;
    std::size_t half = 0;
    std::array<Sentence, 3> captions;
};

template <class G>
struct DrawingOf;

// `caption` names the puzzles of the family. `largest_cell` is the largest useful cell in millimetres.
template <class G>
concept HasDrawingWords = requires(const typename G::Level& level) {
    { DrawingOf<G>::caption } -> std::convertible_to<std::string_view>;
    { DrawingOf<G>::largest_cell } -> std::convertible_to<double>;
    { DrawingOf<G>::title(level) } -> std::same_as<std::string>;
    { DrawingOf<G>::facts(level) } -> std::same_as<std::vector<Sentence>>;  // sizes and numbers, in few words
    { DrawingOf<G>::rules(level) } -> std::same_as<std::vector<Sentence>>;  // the task in words
};

// `book_cell` is the usual cell of a book in millimetres. With `has_small_parts` a book draws parts small beside the board;
// otherwise they are on pages of their own.
template <class G>
concept HasBookDrawing = requires {
    { DrawingOf<G>::book_cell } -> std::convertible_to<double>;
    { DrawingOf<G>::has_small_parts } -> std::convertible_to<bool>;
    { DrawingOf<G>::book_example() } -> std::same_as<BookExample>;
};

// `board_size` may include room for a frame around the board; `draw_board` gets the pen at that rectangle's
// corner. `marked` are cells to highlight. `way` is the solution in words if its last position does not show
// it, else empty.
template <class G>
concept HasDrawing = Game<G> && HasDrawingWords<G> && HasBookDrawing<G> &&
    requires(Pen& pen, const typename G::Level& level, const typename G::State& state, const Part& part,
             const std::vector<Cell>& marked, const std::vector<typename G::Move>& moves) {
    { DrawingOf<G>::board_size(level) } -> std::same_as<Extent>;
    { DrawingOf<G>::draw_board(pen, level, state, marked) } -> std::same_as<void>;
    { DrawingOf<G>::parts(level, state) } -> std::same_as<std::vector<Part>>;  // not on the board yet
    { DrawingOf<G>::draw_part(pen, level, part) } -> std::same_as<void>;
    { DrawingOf<G>::way(level, state, moves) } -> std::same_as<std::string>;
};

}  // namespace tessera
