// Promise: The generator's boards on every lattice have the cells and symmetries that geometry gives them; bad wishes get
//     one sentence.

#include "games/polyomino/lattice_board.h"

#include "games/polyomino/engines/symmetry.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/polyomino.h"
#include "support/lattice_levels.h"
#include "support/printers.h"

#include <doctest.h>

#include <string>
#include <vector>

using namespace tessera;
using namespace tessera::polyomino;

TEST_SUITE_BEGIN("games/polyomino/lattice_board");

namespace {

Level board_for(const std::string& text) {
    const Result<Params> params = parse_params(text);
    CHECK(sentence_of(params) == "");
    CHECK(parse_params(format_params(*params)) == params);
    return level_on_lattice(*params);
}

void check_board(const std::string& text, int cells, std::size_t symmetries) {
    CAPTURE(text);
    const Level level = board_for(text);
    CHECK(open_cell_count(level) == cells);
    CHECK(symmetries_of(level).size() == symmetries);
    CHECK(is_connected(level.lattice, make_shape([&] {
                           std::vector<Cell> open;
                           for (int index = 0; index < level.board.size(); ++index) {
                               if (level.board[index] == Square::open) {
                                   open.push_back(level.board.cell(index));
                               }
                           }
                           return open;
                       }())));
}

}  // namespace

TEST_CASE("outlines have the cells and the symmetries of their forms") {
    for (int side = 2; side < 5; ++side) {
        const std::string size = "size " + std::to_string(side) + "x" + std::to_string(side) + " lattice ";
        check_board(size + "hexagonal", side * side, 4);
        check_board(size + "hexagonal outline hexagon", 3 * side * (side - 1) + 1, 12);
        check_board(size + "hexagonal outline triangle", side * (side + 1) / 2, 6);
        check_board(size + "hexagonal outline star", 6 * side * (side - 1) + 1, 12);
        check_board(size + "triangular", 2 * side * side, 4);
        check_board(size + "triangular outline hexagon", 6 * side * side, 12);
        check_board(size + "triangular outline triangle", side * side, 6);
        check_board(size + "triangular outline star", 12 * side * side, 12);
        check_board(size + "diagonal", side * side, 8);
        check_board(size + "diagonal outline jagged", side * side - side / 2, side % 2 == 0 ? 2 : 4);
        check_board(size + "cubic layers " + std::to_string(side), side * side * side, 48);
        check_board(size + "sphere", side * (side + 1) * (2 * side + 1) / 6, 8);
        check_board(size + "sphere outline tetrahedron", side * (side + 1) * (side + 2) / 6, 24);
    }
    check_board("size 12x3 lattice triangular", 72, 2);
    check_board("size 9x3 lattice hexagonal outline parallelogram", 27, 2);
    check_board("size 5x4 lattice cubic outline box layers 3", 60, 8);
    check_board("size 5x4 lattice cubic", 20, 8);
    check_board("size 5x4 lattice diagonal outline diamond", 20, 4);
    check_board("size 6x10 lattice diagonal outline jagged set iq", 55, 2);
    check_board("size 9x9 lattice diagonal outline game set iq", 55, 4);
}

TEST_CASE("the turned board of the boxed game has its rows") {
    const Level level = board_for("size 9x9 lattice diagonal outline game");
    CHECK(Polyomino::format_level(level).find("board\n"
                                              "   . # . # .\n"
                                              "  . . . . . .\n"
                                              " . . . . . . .\n"
                                              ". . . . . . . .\n"
                                              " . . . . . . .\n"
                                              ". . . . . . . .\n"
                                              " . . . . . . .\n"
                                              "  . . . . . .\n"
                                              "   . # . # .\n"
                                              "end\n") != std::string::npos);
}

TEST_CASE("boards are named by their outlines") {
    const auto name = [](const std::string& text) {
        return name_of_board_on_lattice(*parse_params(text));
    };
    CHECK(name("size 4x4 lattice hexagonal outline hexagon") == "hexagon 4");
    CHECK(name("size 9x4 lattice triangular") == "parallelogram 9x4");
    CHECK(name("size 3x10 lattice cubic layers 2") == "box 3x10x2");
    CHECK(name("size 5x5 lattice sphere") == "pyramid 5");
    CHECK(name("size 9x9 lattice diagonal outline game") == "game 9");
    CHECK(name("size 3x1 mask Q lattice hexagonal") == "drawn hexagonal");
}

TEST_CASE("a drawn board comes back from its params") {
    Rng rng(51);
    for (const Lattice* const lattice : lattices()) {
        CAPTURE(lattice->name);
        for (int round = 0; round < 20 && lattice != &square_lattice(); ++round) {
            const std::set<Site> grown = grown_board(*lattice, 30, rng);
            Level level = level_on(*lattice, {grown.begin(), grown.end()}, {}, true);
            level.pieces.push_back(
                make_piece(lattice, "A", make_shape({level.board.cell(0)}), 30, true, true));
            const std::string text = Polyomino::format_level(level);
            const Result<std::string> params = params_of_drawing(text);
            REQUIRE(sentence_of(params) == "");
            CHECK(board_for(*params).board == level.board);
            const std::size_t start = text.find("board\n") + 6;
            const std::string drawing = text.substr(start, text.find("end\n") - start);
            CHECK(params_of_drawing("lattice " + std::string(lattice->name) + "\n" + drawing) == params);
        }
    }
}

TEST_CASE("wishes that do not go together get one sentence") {
    const auto refused = [](const std::string& text) {
        return sentence_of(parse_params(text));
    };
    CHECK(refused("size 4x5 lattice hexagonal outline hexagon") ==
          "this outline has sides of one length: ask for a size like 4x4");
    CHECK(refused("size 4x4 lattice hexagonal outline pyramid") ==
          "there is no such outline on this lattice; there are parallelogram, hexagon, triangle, star");
    CHECK(refused("size 8x8 lattice diagonal outline game") == "this outline has one size: ask for 9x9");
    CHECK(refused("size 4x4 lattice hexagonal layers 2") == "only a box of cubes has layers");
    CHECK(refused("size 4x4 outline hexagon") ==
          "only boards on other lattices than squares have outlines and layers");
    CHECK(refused("size 6x6 set hexiamonds") ==
          "the set hexiamonds is not made of squares: name its lattice");
    CHECK(refused("size 6x6 lattice triangular set iq") ==
          "there is no set of that name on this lattice; there are tetriamonds, pentiamonds, "
          "tetriamonds-pentiamonds, hexiamonds");
    CHECK(refused("size 6x6 lattice triangular figure heart") ==
          "a board in the shape of a thing is made of squares");
    CHECK(refused("size 6x7 lattice triangular set hexiamonds") ==
          "the pieces cannot fill the board: 72 cells for 84");
    for (const std::string text :
         {"size 30x30 lattice hexagonal outline star", "size 128x128 lattice cubic layers 12",
          "size 100x1 lattice hexagonal", "size 13x1 lattice cubic", "size 40x40 lattice sphere"}) {
        CHECK(refused(text) == "a board has at most 1000 cells on this lattice");
    }
    CHECK(refused("size 11x11 lattice hexagonal unique yes") ==
          "a single solution can only be proved up to 100 cells");
    CHECK(refused("size 3x1 mask 9 lattice hexagonal")
              .find("no board 3 wide and 1 high with an open cell has this mask") == 0);
}

TEST_CASE("params of squares are written as before") {
    CHECK(format_params(*parse_params("")) == "size 8x8 pieces 0 smallest 2 largest 0");
    CHECK(format_params(*parse_params("lattice square outline usual layers 0 set iq size 11x5")) ==
          "size 11x5 pieces 0 smallest 2 largest 0 set iq");
    CHECK(format_params(*parse_params("lattice cubic outline box layers 3 size 3x3 set soma unique yes")) ==
          "size 3x3 pieces 0 smallest 2 largest 0 set soma unique yes lattice cubic outline box layers 3");
}

TEST_SUITE_END();
