#include "print/qr_code.h"

#include "base/text.h"
#include "support/xml.h"

#include <doctest.h>

#include <array>
#include <cstdio>
#include <string>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("print/qr_code");

namespace {

std::vector<std::string> drawn(const Grid<char>& modules) {
    std::vector<std::string> rows;
    for (int row = 0; row < modules.rows(); ++row) {
        rows.emplace_back();
        for (int column = 0; column < modules.columns(); ++column) {
            rows.back() += modules[Cell{row, column}] != 0 ? '#' : '.';
        }
    }
    return rows;
}

const std::array<std::string, 7> finder = {"#######", "#.....#", "#.###.#", "#.###.#",
                                           "#.###.#", "#.....#", "#######"};

bool has_finder_at(const std::vector<std::string>& rows, std::size_t top, std::size_t left) {
    for (std::size_t row = 0; row < finder.size(); ++row) {
        if (rows.at(top + row).substr(left, 7) != finder.at(row)) {
            return false;
        }
    }
    return true;
}

// Reads the modules back from the path of a drawing of `draw_qr`.
std::vector<std::string> read_back(const std::string& svg, int side) {
    std::vector<std::string> rows(static_cast<std::size_t>(side),
                                  std::string(static_cast<std::size_t>(side), '.'));
    const auto elements = XmlReader(svg).read();
    REQUIRE(elements);
    for (const XmlElement& element : *elements) {
        const auto path = element.attributes.find("d");
        std::string rest = path == element.attributes.end() ? "" : path->second;
        while (!rest.empty()) {
            int column = 0;
            int row = 0;
            int length = 0;
            REQUIRE(std::sscanf(rest.c_str(), "M%d %dh%d", &column, &row, &length) == 3);
            rows.at(static_cast<std::size_t>(row - quiet_zone))
                .replace(static_cast<std::size_t>(column - quiet_zone), static_cast<std::size_t>(length),
                         std::string(static_cast<std::size_t>(length), '#'));
            rest.erase(0, rest.find('z') + 1);
        }
    }
    return rows;
}

}  // namespace

// Verified with another program.
TEST_CASE("a short link is the code that other programs read") {
    const std::vector<std::string> rows = drawn(*qr_modules("https://a.b/#1p/2x2/AD/2qz2"));
    CHECK(join(rows, "\n") ==
          // clang-format off
          "#######.#.#.###.#.#######\n"
          "#.....#..####.#...#.....#\n"
          "#.###.#.###..#.##.#.###.#\n"
          "#.###.#.###.##.##.#.###.#\n"
          "#.###.#.#..##..#..#.###.#\n"
          "#.....#...##......#.....#\n"
          "#######.#.#.#.#.#.#######\n"
          "..........#.#.###........\n"
          "####..#.#.##...###..###.#\n"
          "##.##..##.#.##.........#.\n"
          "..#.#.##.###.#....###....\n"
          ".##..#.#.###.##.#.##.##..\n"
          ".####.##.##...#####.#.###\n"
          "..#.##..##....#######...#\n"
          ".#.#.####.#..#......#.##.\n"
          "#.#.#..##.###.##...##...#\n"
          "..##..#.##..#...#########\n"
          "........##.###.##...#.#.#\n"
          "#######...#...#.#.#.#.###\n"
          "#.....#...##..#.#...#...#\n"
          "#.###.#..##.#...######..#\n"
          "#.###.#.#..#.#..#.#.#####\n"
          "#.###.#.#.##.#...##.#.##.\n"
          "#.....#.##.#.##..##.#.#..\n"
          "#######.###..#.#.#.######"
          // clang-format on
    );
}

TEST_CASE("a code is a square with a finder in three corners and lines of every other module between them") {
    for (const std::size_t length : {1U, 60U, 400U, 2000U, 2953U}) {
        CAPTURE(length);
        const auto modules = qr_modules(std::string(length, 'a'));
        REQUIRE(modules);
        const int side = modules->columns();
        CHECK(modules->rows() == side);
        CHECK(side % 4 == 1);
        const std::vector<std::string> rows = drawn(*modules);
        const auto far = static_cast<std::size_t>(side - 7);
        CHECK(has_finder_at(rows, 0, 0));
        CHECK(has_finder_at(rows, 0, far));
        CHECK(has_finder_at(rows, far, 0));
        for (int place = 8; place < side - 8; ++place) {
            CHECK((*modules)[Cell{6, place}] == (place + 1) % 2);
            CHECK((*modules)[Cell{place, 6}] == (place + 1) % 2);
        }
    }
}

TEST_CASE("the size follows from the length: version 1 to 40") {
    CHECK(qr_modules("a")->columns() == 21);
    CHECK(qr_modules(std::string(17, 'a'))->columns() == 21);
    CHECK(qr_modules(std::string(18, 'a'))->columns() == 25);
    CHECK(qr_modules(std::string(2953, 'a'))->columns() == 177);
}

TEST_CASE("what no code holds is refused in a sentence") {
    const auto modules = qr_modules(std::string(2954, '1'));
    REQUIRE_FALSE(modules);
    CHECK(modules.error().code == ErrorCode::limit_exceeded);
    CHECK(modules.error().message.pattern == "the link is too long for a QR code");
    CHECK_FALSE(qr_picture(std::string(2954, 'a')));
}

TEST_CASE("the picture shows each module, dark on light, inside a quiet zone") {
    const auto modules = qr_modules("https://example.org/tessera/#1p/4x3/FG-C/nn89");
    const auto picture = qr_picture("https://example.org/tessera/#1p/4x3/FG-C/nn89");
    REQUIRE(picture);
    CHECK(read_back(*picture, modules->columns()) == drawn(*modules));
    const std::string side = std::to_string(modules->columns() + 8);
    CHECK(picture->find("viewBox=\"0 0 " + side + " " + side + "\"") != std::string::npos);
    CHECK(picture->find("fill=\"#ffffff\"") < picture->find("fill=\"#000000\""));
}

TEST_SUITE_END();

}  // namespace tessera
