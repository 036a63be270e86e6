#pragma once

#include "games/polyomino/polyomino.h"
#include "print/paper/drawing.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Draws the board with the pieces on it, givens hatched, and the other pieces to cut out.
template <>
struct DrawingOf<Polyomino> {
    static constexpr std::string_view caption = "Polyominoes";
    static constexpr double largest_cell = 16.5;
    static constexpr double book_cell = 10;
    static constexpr bool has_small_parts = true;

    static std::string title(const Polyomino::Level& level);
    static std::vector<Sentence> facts(const Polyomino::Level& level);
    static std::vector<Sentence> rules(const Polyomino::Level& level);

    static Extent board_size(const Polyomino::Level& level);
    static void draw_board(Pen& pen, const Polyomino::Level& level, const Polyomino::State& state,
                           const std::vector<Cell>& marked);
    static std::vector<Part> parts(const Polyomino::Level& level, const Polyomino::State& state);
    static void draw_part(Pen& pen, const Polyomino::Level& level, const Part& part);
    static std::string way(const Polyomino::Level& level, const Polyomino::State& state,
                           const std::vector<Polyomino::Move>& moves);
    static BookExample book_example();
};

}  // namespace tessera
