#include "print/paper/pen.h"

#include "support/xml.h"

#include <doctest.h>

#include <algorithm>

namespace tessera {

TEST_SUITE_BEGIN("print/pen");

namespace {

std::string path_of(const SvgWriter& svg) {
    const auto elements = XmlReader("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg.text()).read();
    REQUIRE(elements);
    REQUIRE(elements->size() == 1);
    return elements->front().attributes.at("d");
}

std::string outline(const std::vector<Cell>& cells) {
    SvgWriter svg;
    Pen(svg, 0, 0, 10).region("piece", cells, {});
    return path_of(svg);
}

auto corners(const std::string& path) {
    return std::count(path.begin(), path.end(), 'M') + std::count(path.begin(), path.end(), 'L');
}

}  // namespace

TEST_CASE("the outline of cells has their corners and no others") {
    CHECK(corners(outline({{0, 0}})) == 4);
    CHECK(corners(outline({{0, 0}, {0, 1}, {0, 2}})) == 4);
    CHECK(corners(outline({{0, 0}, {1, 0}, {1, 1}})) == 6);
}

TEST_CASE("a hole has an outline of its own, and so have cells that touch at a corner only") {
    std::vector<Cell> ring;
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            if (row != 1 || column != 1) {
                ring.push_back({row, column});
            }
        }
    }
    const std::string path = outline(ring);
    CHECK(corners(path) == 8);
    CHECK(std::count(path.begin(), path.end(), 'z') == 2);
    CHECK(corners(outline({{0, 0}, {1, 1}})) == 8);
}

TEST_CASE("places are millimetres: the corner, then so many cells") {
    SvgWriter svg;
    Pen(svg, 14, 20, 7.5).squares("cells", {{1, 2}}, {"#ffffff"});
    CHECK(path_of(svg) == "M29 27.5h7.5v7.5h-7.5z");
}

TEST_CASE("seams lie between cells of one piece") {
    SvgWriter svg;
    Pen(svg, 0, 0, 10).seams({{0, 0}, {0, 1}, {1, 1}}, {"", "#000000", 0.1});
    CHECK(path_of(svg) == "M10 0v10M10 10h10");
}

TEST_CASE("the name of a piece stands on one of its cells") {
    CHECK(middle_of({{0, 0}, {0, 1}, {0, 2}}) == Cell{0, 1});
    const std::vector<Cell> corner = {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}};
    CHECK(std::count(corner.begin(), corner.end(), middle_of(corner)) == 1);
}

TEST_CASE("a drawing holds the hatchings that it uses and no others") {
    SvgWriter drawing;
    Pen(drawing, 0, 0, 10).region("given", {{0, 0}}, {hatched_tint(5)});
    SvgWriter svg;
    write_hatchings(svg, drawing.text());
    CHECK(svg.text().find("id=\"hatched-5\"") != std::string::npos);
    CHECK(svg.text().find("id=\"hatched-4\"") == std::string::npos);
    CHECK(hatched_tint(1) != hatched_tint(13));  // the same tint
    CHECK(tint(1) == tint(13));
}

TEST_SUITE_END();

}  // namespace tessera
