#pragma once

#include "games/edge_match/edge_match.h"
#include "print/paper/drawing.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Draws the board with the tiles on it, and the other tiles to cut out. Motifs show their letters, for
// printing in black and white.
template <>
struct DrawingOf<EdgeMatch> {
    static constexpr std::string_view caption = "Edge match";
    static constexpr double largest_cell = 24;
    static constexpr double book_cell = 14.5;
    static constexpr bool has_small_parts = false;

    static std::string title(const EdgeMatch::Level& level);
    static std::vector<Sentence> facts(const EdgeMatch::Level& level);
    static std::vector<Sentence> rules(const EdgeMatch::Level& level);

    static Extent board_size(const EdgeMatch::Level& level);
    static void draw_board(Pen& pen, const EdgeMatch::Level& level, const EdgeMatch::State& state,
                           const std::vector<Cell>& marked);
    static std::vector<Part> parts(const EdgeMatch::Level& level, const EdgeMatch::State& state);
    static void draw_part(Pen& pen, const EdgeMatch::Level& level, const Part& part);
    static std::string way(const EdgeMatch::Level& level, const EdgeMatch::State& state,
                           const std::vector<EdgeMatch::Move>& moves);
    static BookExample book_example();
};

}  // namespace tessera
