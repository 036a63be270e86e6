#include "formats/workshop/laser.h"

#include "games/polyomino/polyomino.h"

#include <doctest.h>

#include <string>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("formats/workshop/laser");

namespace {

MadePart drawn_part(const std::string& picture) {
    WorkshopLengths lengths;
    lengths.cell = 100;
    return part_of(polyomino::make_piece("P", polyomino::shape_from_picture(picture)), lengths);
}

// Returns twice the area inside the outlines, by Gauss; holes count less.
std::int64_t doubled_area(const std::vector<std::vector<CutPoint>>& outlines) {
    std::int64_t area = 0;
    for (const std::vector<CutPoint>& outline : outlines) {
        for (std::size_t index = 0; index < outline.size(); ++index) {
            const CutPoint& a = outline[index];
            const CutPoint& b = outline[(index + 1) % outline.size()];
            area += std::int64_t{a.x} * b.y - std::int64_t{b.x} * a.y;
        }
    }
    return area;
}

}  // namespace

TEST_CASE("outlines have a corner where the border turns, and move outwards or inwards") {
    CHECK(outlines_of(drawn_part("XX"), 0) ==
          std::vector<std::vector<CutPoint>>{
              {CutPoint{200, 0}, CutPoint{200, 100}, CutPoint{0, 100}, CutPoint{0, 0}}});
    CHECK(outlines_of(drawn_part("XX"), 5) ==
          std::vector<std::vector<CutPoint>>{
              {CutPoint{205, -5}, CutPoint{205, 105}, CutPoint{-5, 105}, CutPoint{-5, -5}}});
    CHECK(outlines_of(drawn_part("XX\nX."), -5) ==
          std::vector<std::vector<CutPoint>>{{CutPoint{195, 5}, CutPoint{195, 95}, CutPoint{95, 95},
                                              CutPoint{95, 195}, CutPoint{5, 195}, CutPoint{5, 5}}});
}

TEST_CASE("holes have outlines of their own, and cells that meet at a corner are apart") {
    const auto ring = outlines_of(drawn_part("XXX\nX.X\nXXX"), 5);
    CHECK(ring.size() == 2);
    CHECK(doubled_area(ring) == 2 * (310 * 310 - 90 * 90));
    // The cells around the hole meet at a corner of it.
    const auto knot = outlines_of(drawn_part("XXX\nX.X\nXX.\n"), -5);
    CHECK(knot.size() == 1);
    MadePart two{"two", Grid<bool>(2, 2, false), {0, 100, 200}, {0, 100, 200}};
    two.filled[Cell{0, 0}] = two.filled[Cell{1, 1}] = true;
    CHECK(outlines_of(two, -5).size() == 2);
    CHECK(doubled_area(outlines_of(two, -5)) == 2 * 2 * 90 * 90);
}

TEST_CASE("half the clearance is taken from each part, and half the kerf given back") {
    const auto level =
        polyomino::parse_level("tessera 1 polyomino\nboard\n..\n..\nend\npiece D x2\nXX\nend\n");
    REQUIRE(level);
    WorkshopLengths lengths;
    lengths.clearance = 100;
    lengths.kerf = 200;
    const std::string text = format_laser(*level, lengths);
    CHECK(text.find("<path class=\"piece\" d=\"M40.05 53.95L40.05 74.05L-0.05 74.05L-0.05 53.95Z\"/>") !=
          std::string::npos);
    CHECK(text.find("<path class=\"tray\" d=\"M50.05 -0.05L50.05 50.05L-0.05 50.05L-0.05 -0.05Z"
                    "M5.05 44.95L44.95 44.95L44.95 5.05L5.05 5.05Z\"/>") != std::string::npos);
}

}  // namespace tessera
