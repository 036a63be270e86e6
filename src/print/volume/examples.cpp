#include "print/volume/examples.h"

#include "base/index.h"
#include "print/any_drawing.h"

#include <string>

namespace tessera {

namespace {

constexpr std::string_view pieces_text =
    "tessera 1 polyomino\n"
    "board\n.....\n.....\n.....\n.....\nend\n"
    "piece V3\nXX\nX.\nend\n"
    "piece I2 x2\nXX\nend\n"
    "piece P\nXXX\nXX.\nend\n"
    "piece T4\nXXX\n.X.\nend\n"
    "piece L4\nXXX\nX..\nend\n"
    "place I2 1 0 2\nplace I2 0 3 0\nplace P 7 0 3\n";
constexpr std::string_view numbers_text = "tessera 1 number_swap\ngrid\n1 4\n2 3\nend\n";
constexpr std::string_view tiles_text =
    "tessera 1 edge_match\nsize 2x2\ntiles\n"
    "--=J=J-- =A=I----\n"
    "=J----=I =A----=J\n"
    "end\n";

// Rows of the cover; a letter is a piece.
constexpr std::array<std::string_view, 6> cover_rows = {"ccjaafffii", "cjjjaafiid", "cgjgalfidd",
                                                        "cgggkllldh", "eeekkkkldh", "eebbbbbhhh"};

// Returns the positions after none, some and all of the moves.
std::vector<AnySession> positions_of(std::string_view text, const std::vector<std::string>& moves,
                                     std::size_t some) {
    const Result<AnySession> start = open_level(text);
    if (!start) {
        return {};
    }
    const std::vector<std::string> first(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(some));
    return {*start, played(*start, first), played(*start, moves)};
}

Example pieces_example() {
    return {"polyomino",
            say("Pieces"),
            {say("Cover the white cells with the pieces that are drawn beside the board, each once."),
             say("Pieces may be turned and flipped, unless it says otherwise. Hatched pieces are fixed from "
                 "the start.")},
            positions_of(pieces_text, {"place V3 0 0 0", "place T4 2 1 0", "place L4 2 2 2"}, 1),
            {say("The start: three pieces are fixed."), say("Only one piece fits into the corner."),
             say("All cells are covered. There is one way only.")}};
}

Example numbers_example() {
    return {
        "number_swap",
        say("Numbers"),
        {say("Put the numbers in order, row by row, by swapping neighbours."),
         say("Nothing passes a thick line."), say("Use as few swaps as you can.")},
        positions_of(numbers_text, {"1 0 1 1", "0 1 1 1"}, 1),
        {say("The start."), say("The 2 and the 3 were swapped."), say("All are in order after two swaps.")}};
}

Example tiles_example() {
    return {"edge_match",
            say("Tiles"),
            {say("Lay the tiles so that the edges of neighbours match: letters that touch are the same."),
             say("Plain edges belong to the frame. Tiles may be turned.")},
            positions_of(tiles_text, {"place 0 2 0 0", "place 3 3 0 1", "place 1 1 1 1", "place 2 1 1 0"}, 2),
            {say("The empty board."), say("The edges of two neighbours match."), say("All tiles match.")}};
}

}  // namespace

std::vector<Example> examples() {
    return {pieces_example(), numbers_example(), tiles_example()};
}

std::vector<std::vector<Cell>> cover_tiling() {
    constexpr int piece_count = 12;
    std::vector<std::vector<Cell>> pieces(piece_count);
    for (int row = 0; row < int_size(cover_rows); ++row) {
        const std::string_view letters = at(cover_rows, row);
        for (int column = 0; column < static_cast<int>(letters.size()); ++column) {
            at(pieces, letters[static_cast<std::size_t>(column)] - 'a').push_back({row, column});
        }
    }
    return pieces;
}

}  // namespace tessera
