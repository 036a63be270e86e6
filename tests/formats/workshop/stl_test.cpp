// Promise: Printed pieces and trays are closed solids of the size that the options say.

#include "formats/workshop/stl.h"

#include "base/text.h"
#include "formats/workshop/glyphs.h"
#include "formats/workshop/relief.h"
#include "formats/workshop/solids.h"
#include "games/polyomino/polyomino.h"

#include <doctest.h>

#include <string>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("formats/workshop/stl");

namespace {

polyomino::Piece piece(const std::string& picture) {
    return polyomino::make_piece("P", polyomino::shape_from_picture(picture));
}

}  // namespace

TEST_CASE("pieces are closed solids with the clearance taken off all around") {
    const WorkshopLengths lengths{10'000, 400, 5'000};
    const Surface domino = solid_of(part_of(piece("XX"), lengths), lengths);
    CHECK(is_closed(domino));
    CHECK(volume_of(domino) == doctest::Approx(19'600.0 * 9'600 * 5'000));
    // A ring: the hole is as much larger as the outside is smaller.
    const Surface ring = solid_of(part_of(piece("XXX\nX.X\nXXX"), lengths), lengths);
    CHECK(is_closed(ring));
    CHECK(volume_of(ring) == doctest::Approx((29'600.0 * 29'600 - 10'400.0 * 10'400) * 5'000));
    for (const std::string picture :
         {"X", "XX\n.X", "XX.\n.XX\n..X", "XX\nXX", ".X.\nXXX\n.X.", "X.X\nXXX"}) {
        CHECK(is_closed(solid_of(part_of(piece(picture), lengths), lengths)));
    }
}

TEST_CASE("an engraved letter takes its squares' volume away, and the solid stays closed") {
    WorkshopLengths lengths{14'000, 400, 5'000};
    for (const std::string name : {"F", "L4", "W", "K", "%"}) {
        CAPTURE(name);
        lengths.engraving = 0;
        const polyomino::Piece made = polyomino::make_piece(name, polyomino::shape_from_picture(".X\nXX"));
        const double whole = volume_of(solid_of(part_of(made, lengths), lengths));
        lengths.engraving = 600;
        const Surface engraved = solid_of(part_of(made, lengths), lengths);
        const Grid<bool> picture = glyphs_of(name);
        int squares = 0;
        for (int index = 0; index < picture.size(); ++index) {
            squares += picture[index] ? 1 : 0;
        }
        CHECK(is_closed(engraved));
        CHECK(whole - volume_of(engraved) == doctest::Approx(squares * 1'000.0 * 1'000 * 600));
    }
}

TEST_CASE("a tray is one closed solid, also where blocked cells meet at a corner") {
    const WorkshopLengths lengths{10'000, 400, 5'000};
    Grid<polyomino::Square> board(2, 3, polyomino::Square::open);
    const double floor = 39'600.0 * 29'600 * tray_floor;
    const auto frame = [&] {
        return 39'600.0 * 29'600 - 30'400.0 * 20'400;
    };
    const Surface plain = tray_of(walls_of(board, lengths), lengths);
    CHECK(is_closed(plain));
    CHECK(volume_of(plain) == doctest::Approx(floor + frame() * 5'000));
    board[Cell{0, 0}] = board[Cell{1, 1}] = polyomino::Square::blocked;
    CHECK(is_closed(tray_of(walls_of(board, lengths), lengths)));
}

TEST_CASE("STL text has tray and pieces apart, in millimetres") {
    const auto level =
        polyomino::parse_level("tessera 1 polyomino\nboard\n..\n..\nend\npiece D x2\nXX\nend\n");
    REQUIRE(level);
    const std::string text = format_stl(*level, {});
    const std::string start =
        "solid tessera\n  facet normal 0 0 1\n    outer loop\n      vertex 0.15 -4.85 7.5\n";
    CHECK(text.substr(0, start.size()) == start);
    CHECK(text.substr(text.size() - 17) == "endsolid tessera\n");
    std::size_t facets = 0;
    for (const Token& line : split_lines(text)) {
        const std::vector<Token> words = split_words(line);
        facets += words.front().text == "facet" ? 1U : 0U;
        CHECK((words.front().text != "vertex" || words.size() == 4));
    }
    const WorkshopLengths lengths;
    CHECK(facets == tray_of(walls_of(level->board, lengths), lengths).size() +
                        2 * solid_of(part_of(level->pieces.front(), lengths), lengths).size());
    CHECK(in_millimetres(12'050) == "12.05");
    CHECK(in_millimetres(-50) == "-0.05");
    CHECK(in_millimetres(3'000) == "3");
}

}  // namespace tessera
