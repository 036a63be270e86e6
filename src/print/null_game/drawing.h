#pragma once

#include "games/null_game/null_game.h"
#include "print/paper/drawing.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Draws a row of cells to tick off.
template <>
struct DrawingOf<NullGame> {
    static constexpr std::string_view caption = "Count up";
    static constexpr double largest_cell = 14;
    static constexpr double book_cell = 10;
    static constexpr bool has_small_parts = false;

    static std::string title(const NullGame::Level& level);
    static std::vector<Sentence> facts(const NullGame::Level& level);
    static std::vector<Sentence> rules(const NullGame::Level& level);

    static Extent board_size(const NullGame::Level& level);
    static void draw_board(Pen& pen, const NullGame::Level& level, const NullGame::State& state,
                           const std::vector<Cell>& marked);
    static std::vector<Part> parts(const NullGame::Level& level, const NullGame::State& state);
    static void draw_part(Pen& pen, const NullGame::Level& level, const Part& part);
    static std::string way(const NullGame::Level& level, const NullGame::State& state,
                           const std::vector<NullGame::Move>& moves);
    static BookExample book_example();
};

}  // namespace tessera
