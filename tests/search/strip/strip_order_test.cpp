#include "search/strip/strip_order.h"

#include <doctest.h>

namespace tessera {

namespace {

// Returns an open board with a piece of two cells on one line, and an L of three cells:
//     XX    X.
//           XX
StripCover board_with_two_orientations(int lines, int across) {
    StripCover cover;
    cover.open = Grid<bool>(lines, across, true);
    cover.kinds = {{.multiplicity = 9, .size = 2}, {.multiplicity = 9, .size = 3}};
    cover.orientations = {{0, {{0, 0}, {0, 1}}}, {1, {{0, 0}, {1, 0}, {1, 1}}}};
    return cover;
}

}  // namespace

TEST_SUITE_BEGIN("search/strip/strip_order");

TEST_CASE("lines come one after the other, the last ones across") {
    const StripOrder order(board_with_two_orientations(4, 4), 2);
    const std::vector<StripCover::Placed> placed = order.lay({0, 0, 0, 0, 0, 0, 1});
    REQUIRE(placed.size() == 7);
    CHECK(placed[1].first == Cell{0, 2});
    CHECK(placed[3].first == Cell{1, 2});
    CHECK(placed[4].first == Cell{2, 0});
    CHECK(placed[5].first == Cell{3, 0});
    CHECK(placed[6].first == Cell{2, 2});
}

TEST_CASE("an orientation's first cell is the first in the order that holds where it lies") {
    StripCover cover = board_with_two_orientations(3, 3);
    cover.open[Cell{0, 0}] = false;
    cover.orientations = {
        {1, {{0, 1}, {1, 0}, {1, 1}}}};  // first on its first line, but not in its first column
    const std::vector<StripCover::Placed> corner = {{0, {0, 1}}};
    CHECK(StripOrder(cover, 3).lay({0}) == corner);
    CHECK(StripOrder(cover, 0).lay({0}) == corner);
}

TEST_CASE("the last lines are a strip of their own, transposed") {
    StripCover cover = board_with_two_orientations(5, 3);
    cover.open[Cell{3, 2}] = false;
    const StripCover end = StripOrder(cover, 3).transposed_end();
    CHECK(end.open.rows() == 3);
    CHECK(end.open.columns() == 2);
    CHECK(end.open_count() == 5);
    CHECK_FALSE(end.open[Cell{2, 0}]);
    CHECK(end.orientations[0].cells == std::vector<Cell>{{0, 0}, {1, 0}});
    CHECK(end.orientations[1].cells == std::vector<Cell>{{0, 0}, {0, 1}, {1, 1}});
}

TEST_SUITE_END();

}  // namespace tessera
