#pragma once

#include "games/number_swap/number_swap.h"
#include "print/paper/drawing.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Draws the grid with its barriers. There are no parts to cut out.
template <>
struct DrawingOf<NumberSwap> {
    static constexpr std::string_view caption = "Number swap";
    static constexpr double largest_cell = 18;
    static constexpr double book_cell = 11;
    static constexpr bool has_small_parts = false;

    static std::string title(const NumberSwap::Level& level);
    static std::vector<Sentence> facts(const NumberSwap::Level& level);
    static std::vector<Sentence> rules(const NumberSwap::Level& level);

    static Extent board_size(const NumberSwap::Level& level);
    static void draw_board(Pen& pen, const NumberSwap::Level& level, const NumberSwap::State& state,
                           const std::vector<Cell>& marked);
    static std::vector<Part> parts(const NumberSwap::Level& level, const NumberSwap::State& state);
    static void draw_part(Pen& pen, const NumberSwap::Level& level, const Part& part);
    static std::string way(const NumberSwap::Level& level, const NumberSwap::State& state,
                           const std::vector<NumberSwap::Move>& moves);
    static BookExample book_example();
};

}  // namespace tessera
