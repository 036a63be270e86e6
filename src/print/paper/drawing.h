#pragma once

#include "games/game.h"
#include "print/paper/pen.h"

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

// What a family offers to be drawn on paper: a DrawingOf<G> of static functions, checked by the concept below. The
// smallest one is that of null_game.

namespace tessera {

// Something to cut out: which of the level's, how it is turned and how large it is.
struct Part {
    int item = 0;
    int orientation = 0;
    Extent size;
};

template <class G>
struct DrawingOf;

// `caption`: what puzzles of the family are called. `largest_cell`: in millimetres, more would be no use.
template <class G>
concept HasDrawingWords = requires(const typename G::Level& level) {
    { DrawingOf<G>::caption } -> std::convertible_to<std::string_view>;
    { DrawingOf<G>::largest_cell } -> std::convertible_to<double>;
    { DrawingOf<G>::title(level) } -> std::same_as<std::string>;
    { DrawingOf<G>::facts(level) } -> std::same_as<std::vector<Sentence>>;  // sizes and numbers, in few words
    { DrawingOf<G>::rules(level) } -> std::same_as<std::vector<Sentence>>;  // what to do
};

// The board lies in the middle of its size, which may leave room for a frame; `draw_board` has the pen at the size's
// corner. `marked` are cells to look at. `way` is what the last position does not show of a solution: the moves in
// words, or nothing.
template <class G>
concept HasDrawing = Game<G> && HasDrawingWords<G> &&
    requires(Pen& pen, const typename G::Level& level, const typename G::State& state, const Part& part,
             const std::vector<Cell>& marked, const std::vector<typename G::Move>& moves) {
    { DrawingOf<G>::board_size(level) } -> std::same_as<Extent>;
    { DrawingOf<G>::draw_board(pen, level, state, marked) } -> std::same_as<void>;
    { DrawingOf<G>::parts(level, state) } -> std::same_as<std::vector<Part>>;  // not on the board yet
    { DrawingOf<G>::draw_part(pen, level, part) } -> std::same_as<void>;
    { DrawingOf<G>::way(level, state, moves) } -> std::same_as<std::string>;
};

}  // namespace tessera
