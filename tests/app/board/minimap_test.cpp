#include "app/board/minimap.h"

#include <doctest.h>

#include <cstdlib>

using namespace tessera;

TEST_SUITE_BEGIN("app/board/minimap");

namespace {

const Rect area{20, 60, 600, 400};

BoardCanvas zoomed(float factor) {
    BoardCanvas canvas;
    canvas.fit(area, {55, 121}, 1, 74);
    canvas.zoom_at(area.centre(), factor);
    return canvas;
}

float share_of(const Rect& part, const Rect& whole) {
    return part.width * part.height / (whole.width * whole.height);
}

}  // namespace

TEST_CASE("a board that is seen whole has no map") {
    CHECK_FALSE(minimap_of(zoomed(1)));
    CHECK(minimap_of(zoomed(3)));
}

TEST_CASE("the map lies in the corner, in the shape of the board, small beside it") {
    const BoardCanvas canvas = zoomed(4);
    const auto map = minimap_of(canvas);
    REQUIRE(map);
    CHECK(map->board.width / map->board.height == doctest::Approx(121.0 / 55));
    CHECK(area.contains(map->board.corner()));
    CHECK(map->board.right() == doctest::Approx(area.right() - 10));
    CHECK(map->board.bottom() == doctest::Approx(area.bottom() - 10));
    CHECK(share_of(map->board, area) < 0.1F);
}

TEST_CASE("its frame is what is seen, also at the board's edges") {
    BoardCanvas canvas = zoomed(4);
    for (const Point by : {Point{0, 0}, Point{9999, 9999}, Point{-99999, 0}, Point{0, -99999}}) {
        canvas.pan(by);
        const auto map = minimap_of(canvas);
        REQUIRE(map);
        const Rect board = canvas.board();
        CHECK(map->seen.width / map->board.width == doctest::Approx(area.width / board.width).epsilon(0.01));
        CHECK((map->seen.x - map->board.x) / map->board.width ==
              doctest::Approx((area.x - board.x) / board.width).epsilon(0.01));
        CHECK((map->seen.y - map->board.y) / map->board.height ==
              doctest::Approx((area.y - board.y) / board.height).epsilon(0.01));
    }
}

TEST_CASE("a board of hexagons has a map in its own shape, and a press on it shows that place") {
    const std::vector<Cell> steps = {{0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}, {1, 0}};
    const Tiling hexagons(
        {0.5F, 0.866F}, {1, 0}, steps, [](Cell) { return true; }, 1);
    BoardCanvas canvas;
    const Rect bounds{-0.5F, 0, 40, 20};
    canvas.fit(area, {22, 40, &hexagons, bounds}, 1, 74);
    CHECK_FALSE(minimap_of(canvas));
    canvas.zoom_at(area.centre(), 4);
    const auto map = minimap_of(canvas);
    REQUIRE(map);
    CHECK(map->board.width / map->board.height == doctest::Approx(2));
    CHECK(share_of(map->seen, map->board) == doctest::Approx(share_of(area, canvas.board())).epsilon(0.02));
    look_at(canvas, *map, {map->board.x + map->board.width * 0.7F, map->board.y + map->board.height * 0.4F});
    const Point middle = canvas.in_cells(area.centre());
    CHECK(middle.x == doctest::Approx(bounds.x + bounds.width * 0.7F).epsilon(0.02));
    CHECK(middle.y == doctest::Approx(bounds.y + bounds.height * 0.4F).epsilon(0.05));
}

TEST_CASE("a press on the map shows that place, as far as the board goes") {
    BoardCanvas canvas = zoomed(5);
    const Rect map = minimap_of(canvas)->board;
    look_at(canvas, *minimap_of(canvas), {map.x + map.width * 0.7F, map.y + map.height * 0.4F});
    const auto middle = canvas.cell_at(area.centre());
    REQUIRE(middle);
    CHECK(std::abs(middle->column - 84) <= 1);
    CHECK(std::abs(middle->row - 22) <= 1);
    look_at(canvas, *minimap_of(canvas), map.corner());
    CHECK(canvas.board().corner() == area.corner());
}

TEST_CASE("what is held over an edge brings on what lies beyond it, and nothing else does") {
    const BoardCanvas canvas = zoomed(4);
    CHECK(edge_scroll(canvas, area.centre(), 16) == Point{});
    CHECK(edge_scroll(canvas, {area.x - 5, 200}, 16) == Point{});
    CHECK(edge_scroll(zoomed(1), {area.x + 5, 200}, 16) == Point{});
    const Point at_left = edge_scroll(canvas, {area.x + 5, 200}, 16);
    CHECK(at_left.x > 0);
    CHECK(at_left.y == 0);
    const Point at_corner = edge_scroll(canvas, {area.right() - 5, area.bottom() - 5}, 16);
    CHECK(at_corner.x < 0);
    CHECK(at_corner.y < 0);
    CHECK(edge_scroll(canvas, {area.x + 5, 200}, 5000).x < 2 * canvas.cell());
}

TEST_SUITE_END();
