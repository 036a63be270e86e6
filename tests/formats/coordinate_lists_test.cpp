// Promise: Puzzles of Sage and of cemulate's page are read as what they are there, and written so that they are read there.

#include "formats/coordinate_lists.h"

#include "base/text.h"
#include "formats/formats.h"

#include <doctest.h>

#include <string>
#include <tuple>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("formats/coordinate_lists");

namespace {

std::string level_read(const std::string& format, const std::string& text) {
    const Result<Taken> taken = read_as(*format_called(format), text);
    if (!taken) {
        const TextPosition place = position_of(text, taken.error().offset);
        return std::to_string(place.line) + ":" + std::to_string(place.column) + ": " +
               english(taken.error().message);
    }
    return level_text(std::get<AnySession>(taken->content));
}

std::string written_as(const std::string& format, const std::string& level) {
    const Result<Taken> taken = read_as(*format_called("level"), level);
    REQUIRE(taken);
    const Result<Written> written = write_as(*format_called(format), taken->content);
    return written ? written->text : english(written.error().message);
}

const std::string corner =
    "tessera 1 polyomino\nboard\n..\n..\n..\nend\npiece L4 noflip\nX.\nX.\nXX\nend\n"
    "piece I2 noflip\nX\nX\nend\n";

}  // namespace

TEST_CASE("a TilingSolver of Sage is a puzzle: y goes up, turns are free, and flips are not") {
    CHECK(level_read("sage",
                     "from sage.combinat.tiling import TilingSolver, Polyomino\n"
                     "T = TilingSolver([Polyomino([(0,2),(0,1),(0,0),(1,0)]), "
                     "Polyomino([(4,1),(4,0)])], box=(2,3))\n") == corner);
}

TEST_CASE("names are looked up, and lists need no Polyomino around them") {
    CHECK(level_read("sage",
                     "sage: p = Polyomino([(0,2),(0,1),(0,0),(1,0)], color='red')  # an L\n"
                     "sage: pieces = [p, [[0, 0], [0, 1]]]\n"
                     "sage: T = TilingSolver(pieces, [2, 3], True, False)\n"
                     "sage: next(T.solve())\n") == corner);
    const Result<Taken> read =
        read_as(*format_called("sage"), "TilingSolver([Polyomino([(0,0)], color='red')], box=(1,1))");
    REQUIRE(read);
    REQUIRE(read->remarks.size() == 1);
    CHECK(english(read->remarks.front()) == "colours are left out");
}

TEST_CASE("three coordinates are cubes, and a box may be any set of cells") {
    CHECK(level_read("sage", "TilingSolver([[(0,0,0),(0,0,1)], [(0,0,0),(1,0,0)]], box=(2,1,2))\n") ==
          "tessera 1 polyomino\nlattice cubic\nboard\n..\n-\n..\nend\npiece A x2\nX\n-\nX\nend\n");
    CHECK(level_read("sage",
                     "TilingSolver([[(0,0),(1,0)]]*1, box=Polyomino([(3,3),(3,4)]), reflection=True)") ==
          "1:29: a list, a number or a word is expected here");
    CHECK(
        level_read("sage", "TilingSolver([[(0,0),(1,0)]], box=Polyomino([(3,3),(3,4)]), reflection=True)") ==
        "tessera 1 polyomino\nboard\n.\n.\nend\npiece I2\nXX\nend\n");
}

TEST_CASE("what Sage is given is what it takes") {
    CHECK(written_as("sage", corner) ==
          "from sage.combinat.tiling import TilingSolver, Polyomino\n\npieces = [\n"
          "    Polyomino([(0, 2), (0, 1), (0, 0), (1, 0)]),\n    Polyomino([(0, 1), (0, 0)]),\n]\n"
          "box = (2, 3)\nsolver = TilingSolver(pieces, box=box, rotation=True, reflection=False)\n");
    CHECK(
        written_as("sage", "tessera 1 polyomino\nlattice hexagonal\nboard\n. .\nend\npiece A\nX X\nend\n") ==
        "Sage can only describe squares and cubes");
}

TEST_CASE("the page of cemulate keeps and solves the same lists") {
    const std::string lists = "[[[0,2],[0,1],[0,0],[1,0]],[[0,1],[0,0]]]";
    const std::string region = "[[0,2],[1,2],[0,1],[1,1],[0,0],[1,0]]";
    CHECK(level_read("cemulate", "{\"savedPolyomino\":" + lists + ",\"size\":10,\"regionCoords\":" + region +
                                     "}") == corner);
    CHECK(level_read("cemulate", "{\"pieces\": " + lists + ", \"region\": " + region +
                                     ", \"allowRotation\": true, \"allowReflection\": false}") == corner);
    CHECK(written_as("cemulate", corner) == "{\"savedPolyomino\":" + lists +
                                                ",\n\"size\":3,\n\"regionCoords\":" + region +
                                                ",\n\"allowRotation\":true,\"allowReflection\":false}\n");
}

TEST_CASE("damaged lists are refused with a sentence at the place") {
    const std::string piece = "[(0,0)]";
    const std::tuple<std::string, std::string, std::string> texts[] = {
        {"sage", "", "1:1: there is no TilingSolver(pieces, box) in this text"},
        {"sage", "TilingSolver([" + piece + "])", "1:1: a TilingSolver takes pieces and a box"},
        {"sage", "TilingSolver([" + piece + "], box=(1,1), reusable=True)",
         "1:45: a puzzle here has a fixed number of each piece, and all of them go on the board"},
        {"sage", "TilingSolver([" + piece + "], box=(1,1), wide=True)", "1:41: a TilingSolver has no wide"},
        {"sage", "TilingSolver([" + piece + "], box=(0,1))", "1:29: the sides of a board are 1 to 128 cells"},
        {"sage", "TilingSolver([" + piece + "], box=(900,900))",
         "1:29: the sides of a board are 1 to 128 cells"},
        {"sage", "TilingSolver([p], box=(1,1))",
         "1:15: a list of cells is expected here, each of two or three coordinates: [(0, 0), (0, 1)]"},
        {"sage", "TilingSolver([[(0,0,0)]], box=(1,1))",
         "1:15: the cells of pieces and board must have the same number of coordinates"},
        {"sage", "TilingSolver([[(0,0),(2,0)]], box=(2,1))",
         "1:15: the cells of a piece touch each other along edges"},
        {"sage", "TilingSolver([[(0,0)], box=(1,1))", "1:33: a list, a number or a word is expected here"},
        {"sage", "TilingSolver([[(0,0)]], box=(1,1), rotation='", "1:45: a quote is not closed"},
        {"sage", "TilingSolver([[(0,0)]], box=(12345678901,1))",
         "1:30: this is no whole number of up to nine digits"},
        {"sage", std::string(40, '['), "1:14: brackets are nested too deeply"},
        {"sage", std::string("a\0b", 3), "1:2: a list, a number or a word is expected here"},
        {"cemulate", "[]", "1:1: there are no pieces or no region in this text"},
        {"cemulate", "{\"pieces\":[],\"region\":[]}",
         "1:23: a list of cells is expected here, each of two or three coordinates: [(0, 0), (0, 1)]"},
        {"cemulate", "{\"pieces\":[],\"region\":[[0,0]]}",
         "1:23: the pieces cannot fill the board: 0 cells for 1"},
    };
    for (const auto& each : texts) {
        const auto& [format, text, sentence] = each;
        CAPTURE(std::get<1>(each));
        CHECK(level_read(format, text) == sentence);
    }
}

}  // namespace tessera
