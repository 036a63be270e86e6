#include "print/arrangement.h"

#include "base/index.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("print/arrangement");

namespace {

std::vector<Part> parts_of(std::vector<Extent> sizes) {
    std::vector<Part> parts;
    for (const Extent size : sizes) {
        parts.push_back({0, 0, size});
    }
    return parts;
}

bool overlap(PaperPoint a, Extent a_size, PaperPoint b, Extent b_size) {
    return a.x < b.x + b_size.columns && b.x < a.x + a_size.columns && a.y < b.y + b_size.rows &&
           b.y < a.y + a_size.rows;
}

void check_arranged(const Arrangement& all, Extent board, const std::vector<Part>& parts, Extent box) {
    REQUIRE(all.parts.size() == parts.size());
    CHECK(all.size.columns * all.cell <= box.columns);
    CHECK(all.size.rows * all.cell <= box.rows);
    for (int index = 0; index < int_size(parts); ++index) {
        const PaperPoint place = at(all.parts, index);
        const Extent size = at(parts, index).size;
        CHECK(place.x + size.columns <= all.size.columns);
        CHECK(place.y + size.rows <= all.size.rows);
        CHECK_FALSE(overlap(place, size, {0, 0}, board));
        for (int other = 0; other < index; ++other) {
            CHECK_FALSE(overlap(place, size, at(all.parts, other), at(parts, other).size));
        }
    }
}

}  // namespace

TEST_CASE("parts lie apart from each other and from the board, in boxes of any shape") {
    const Extent board{11, 5};
    const auto parts = parts_of({{3, 2}, {4, 2}, {3, 3}, {5, 1}, {2, 2}, {3, 2}, {4, 1}});
    for (const Extent box : {Extent{180, 240}, {180, 100}, {80, 110}, {80, 60}, {30, 200}}) {
        CAPTURE(box.columns);
        check_arranged(arranged(board, parts, box, 16), board, parts, box);
    }
}

TEST_CASE("many parts still fit, smaller") {
    const Extent board{128, 128};
    const auto parts = parts_of(std::vector<Extent>(4096, {2, 2}));
    const Arrangement all = arranged(board, parts, {180, 240}, 16);
    REQUIRE(all.parts.size() == 4096);
    CHECK(all.cell > 0);
    CHECK(all.size.columns * all.cell <= 180);
    CHECK(all.size.rows * all.cell <= 240);
}

TEST_CASE("a board without parts is as large as fits, and never too large") {
    CHECK(arranged({10, 2}, {}, {100, 100}, 16).cell == doctest::Approx(10).epsilon(0.02));
    CHECK(arranged({3, 2}, {}, {100, 100}, 16).cell == 16);
}

TEST_CASE("parts lie beside a board where that leaves them larger") {
    const auto parts = parts_of({{1, 1}, {1, 1}, {1, 1}, {1, 1}});
    const Arrangement wide = arranged({2, 4}, parts, {200, 60}, 30);
    CHECK(wide.parts.front().x >= 2);
    const Arrangement tall = arranged({4, 2}, parts, {60, 200}, 30);
    CHECK(tall.parts.front().y >= 2);
}

TEST_CASE("where there is room beside a board, parts fill that first and go on below it") {
    const Extent board{11, 5};
    const auto parts = parts_of(std::vector<Extent>(9, {4, 2}));
    const Extent box{182, 110};
    const Arrangement all = arranged(board, parts, box, 16);
    check_arranged(all, board, parts, box);
    CHECK(all.parts.front().x > board.columns);
    CHECK(all.parts.front().y < board.rows);
    CHECK(all.parts.back().y > board.rows);
    CHECK(all.cell > 9);
}

TEST_CASE("words over the parts have parts under them") {
    const Arrangement all = arranged({10, 1}, parts_of({{9, 3}, {9, 3}}), {120, 100}, 16);
    CHECK(all.parts_label.x == all.parts.front().x);
    CHECK(all.parts_label.y < all.parts.front().y);
}

TEST_SUITE_END();

}  // namespace tessera
