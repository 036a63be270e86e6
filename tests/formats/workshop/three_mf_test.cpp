// Promise: A 3MF archive holds an object a kind of piece and an item a copy, as other programs unpack it (cli/convert).

#include "formats/workshop/three_mf.h"

#include "formats/workshop/glyphs.h"
#include "formats/workshop/zip.h"
#include "games/polyomino/polyomino.h"

#include <doctest.h>

#include <string>

namespace tessera {

TEST_SUITE_BEGIN("formats/workshop/three_mf");

namespace {

int count_of(const std::string& word, const std::string& text) {
    int count = 0;
    for (std::size_t place = text.find(word); place != std::string::npos;
         place = text.find(word, place + 1)) {
        ++count;
    }
    return count;
}

}  // namespace

TEST_CASE("the tray and each kind of piece are an object, and every copy an item") {
    const auto level = polyomino::parse_level(
        "tessera 1 polyomino\nboard\n...\n..#\nend\npiece D x2\nXX\nend\npiece I1\nX\nend\n");
    REQUIRE(level);
    const std::string archive = format_3mf(*level, {});
    CHECK(count_of("<object ", archive) == 3);
    CHECK(count_of("<item ", archive) == 4);
    CHECK(count_of("<item objectid=\"2\"", archive) == 2);
    CHECK(archive.find("<object id=\"2\" type=\"model\" name=\"D\">") != std::string::npos);
    CHECK(format_3mf(*level, {}) == archive);
}

TEST_CASE("an archive is what APPNOTE says, byte for byte") {
    // The CRC-32 of "123456789" is CBF43926.
    const std::string archive = zipped({{"a", "123456789"}});
    CHECK(archive.size() == 30 + 1 + 9 + 46 + 1 + 22);
    CHECK(archive.substr(0, 4) == "PK\x03\x04");
    CHECK(archive.substr(14, 4) == "\x26\x39\xF4\xCB");
    CHECK(archive.substr(30, 10) == "a123456789");
    CHECK(archive.substr(40, 4) == "PK\x01\x02");
    CHECK(archive.substr(archive.size() - 22, 4) == "PK\x05\x06");
}

TEST_CASE("letters have no squares that meet at a corner alone, and each is another one") {
    std::string all = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    for (const char letter : all) {
        CAPTURE(letter);
        const Grid<bool> picture = glyphs_of(std::string(1, letter));
        REQUIRE(picture.rows() == 7);
        for (int row = 0; row + 1 < picture.rows(); ++row) {
            for (int column = 0; column + 1 < picture.columns(); ++column) {
                const bool a = picture[Cell{row, column}];
                const bool b = picture[Cell{row, column + 1}];
                CHECK_FALSE((a != b && a == picture[Cell{row + 1, column + 1}] &&
                             b == picture[Cell{row + 1, column}]));
            }
        }
        for (const char other : all) {
            CHECK((letter == other || !(glyphs_of(std::string(1, other)) == picture)));
        }
    }
    CHECK(glyphs_of("L4").columns() == 11);
    CHECK(glyphs_of("Long") == glyphs_of("L"));
    CHECK(glyphs_of("").size() == 0);
}

}  // namespace tessera
