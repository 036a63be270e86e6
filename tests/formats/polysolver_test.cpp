// Promise: Puzzles of PolySolver are read on the grids that both programs have, and written so that it reads them.

#include "formats/polysolver.h"

#include "base/text.h"
#include "formats/formats.h"
#include "games/polyomino/engines/counter.h"

#include <doctest.h>

#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("formats/polysolver");

namespace {

std::string level_read(const std::string& text) {
    const Result<Taken> taken = read_polysolver(text, {});
    if (!taken) {
        const TextPosition place = position_of(text, taken.error().offset);
        return std::to_string(place.line) + ":" + std::to_string(place.column) + ": " +
               english(taken.error().message);
    }
    return level_text(std::get<AnySession>(taken->content));
}

std::string ways_of(const std::string& text) {
    const Result<Taken> taken = read_polysolver(text, {});
    REQUIRE(taken);
    const auto& game = std::get<Session<Polyomino>>(std::get<AnySession>(taken->content));
    auto counter = polyomino::Counter::start(game.level(), game.state(), {});
    REQUIRE(counter);
    while (counter->advance(1'000'000) == Outcome::running) {
    }
    return decimal(counter->total());
}

std::vector<std::string> remarks_on(const std::string& text) {
    const Result<Taken> taken = read_polysolver(text, {});
    REQUIRE(taken);
    std::vector<std::string> remarks;
    for (const Sentence& remark : taken->remarks) {
        remarks.push_back(english(remark));
    }
    return remarks;
}

}  // namespace

TEST_CASE("squares, with cells taken from the board and a piece that may not be flipped") {
    CHECK(level_read("Two pieces\nSquare\nBoard ((2,1)(2,0))\n# a comment\ntile flip 2 1 ((0,0)(1,0))\n"
                     "tile ((0,0))\nmode FillAll\n") ==
          "tessera 1 polyomino\ntitle Two pieces\nboard\n..#\n...\nend\npiece I2 x2\nXX\nend\npiece I1 "
          "noflip\nX\nend\n");
    CHECK(level_read("\nboard ((1,0)) tile fixed ((0,0)(1,0))") ==
          "tessera 1 polyomino\nboard\n..\nend\npiece I2 noflip noturn\nXX\nend\n");
}

TEST_CASE("neighbours are neighbours on every grid: a ring of six around a point has one tiling by itself") {
    // The six hexagons around (1,1), and the six triangles around a corner: three in a row leave three in a row.
    const std::string ring = "\nHexagon\nBoard ((2,2)(2,0)(0,2)(1,1))\n";
    CHECK(ways_of(ring + "tile ((0,0)(1,0)(2,1)(2,2)(1,2)(0,1))\n") == "1");
    CHECK(ways_of(ring + "tile 3 ((0,0)(1,0))\n") == "2");
    const std::string six = "\nTriangle\nBoard ((1,1:1)(0,1:0)(1,0:1))\n";
    CHECK(ways_of(six + "tile 3 ((0,0:0)(0,0:1))\n") == "2");
    CHECK(ways_of(six + "tile 2 ((0,0:0)(0,0:1)(0,1:1))\n") == "3");
    CHECK(ways_of("\nCube\nBoard ((1,1,1))\ntile 4 ((0,0,0)(0,0,1))\n") == "9");
}

TEST_CASE("what is left out is said") {
    CHECK(
        remarks_on("x\nSquare\nBoard ((1,0))\ntile 2 1 ((0,0))(255 0 0)\ntile 2 ((0,0))\nplace (1 "
                   "(0,0|0))\nmode UseAll\n"
                   "solution (1 (0,0|0))\nnotes abab\n") ==
        std::vector<std::string>{"colours are left out", "the pieces that are placed are left out",
                                 "the solutions are left out", "the notes are left out",
                                 "each piece is there as often as it may be used, so some may be left over"});
}

TEST_CASE("every lattice that PolySolver has comes back as it was") {
    const std::pair<std::string, std::string> levels[] = {
        {"tessera 1 polyomino\ntitle T\nboard\n.#\n..\nend\npiece V3 noflip\nXX\nX.\nend\n", "Square"},
        {"tessera 1 polyomino\nlattice hexagonal\nboard\n . .\n. . .\nend\npiece A\nX X\n X\nend\npiece B\nX "
         "X\nend\n",
         "Hexagon"},
        {"tessera 1 polyomino\nlattice triangular\nboard\n#...#\n.....\nend\npiece A x2\nXXX\nend\npiece "
         "B\nXX\nend\n",
         "Triangle"},
        {"tessera 1 polyomino\nlattice cubic\nboard\n..\n-\n.#\nend\npiece A\nXX\n-\nX.\nend\n", "Cube"}};
    for (const auto& each : levels) {
        const auto& [text, grid] = each;
        CAPTURE(std::get<1>(each));
        const Result<Taken> level = read_as(*format_called("level"), text);
        REQUIRE(level);
        const Result<Written> written = write_as(*format_called("polysolver"), level->content);
        REQUIRE(written);
        CHECK(written->text.find("\n" + grid + "\n") != std::string::npos);
        const Result<Taken> again = read_as(*format_called("polysolver"), written->text);
        REQUIRE(again);
        CHECK(ways_of(written->text) ==
              ways_of(write_as(*format_called("polysolver"), again->content)->text));
    }
    const Result<Taken> balls = read_as(
        *format_called("level"), "tessera 1 polyomino\nlattice sphere\nboard\n..\nend\npiece A\nXX\nend\n");
    REQUIRE(balls);
    CHECK(english(write_as(*format_called("polysolver"), balls->content).error().message) ==
          "PolySolver can only describe squares, hexagons, triangles and cubes");
}

TEST_CASE("damaged puzzles are refused with a sentence at the place") {
    const std::pair<std::string, std::string> texts[] = {
        {"", "1:1: the board and each piece have a cell"},
        {"x\nSphere\n", "2:1: only puzzles of squares, hexagons, triangles or cubes are read"},
        {"x\nSquare\nBoard 1\n", "3:7: ( is expected here"},
        {"x\nSquare\nBoard ((1,x))\n", "3:11: a number from 0 to 200 is expected here"},
        {"x\nSquare\nBoard ()\n", "4:1: the board and each piece have a cell"},
        {"x\nSquare\nBoard ((199,199))\ntile ((0,0))\n", "4:1: this is larger than a board can be here"},
        {"x\nSquare\nBoard ((1,0))\ntile ((0,0)+(0,1))\n", "4:12: a piece here has one shape"},
        {"x\nSquare\nBoard ((2,0))\ntile ((0,0)(2,0))\n",
         "4:1: the cells of a piece touch each other along edges"},
        {"x\nSquare\nBoard ((3,0))\ntile ((0,0))\nmode UseAll\n",
         "3:1: the pieces leave cells empty, and here they fill the board"},
    };
    for (const auto& each : texts) {
        const auto& [text, sentence] = each;
        CAPTURE(std::get<0>(each));
        CHECK(level_read(text) == sentence);
    }
}

}  // namespace tessera
