#include "app/board/board_canvas.h"

#include <doctest.h>

#include <array>
#include <cmath>
#include <set>

using namespace tessera;

TEST_SUITE_BEGIN("app/board/tiling");

namespace {

constexpr float half_root = 0.8660254F;  // half the square root of 3
constexpr std::array<Cell, 6> around = {{{0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}, {1, 0}}};

// Hexagons in rows, each row half a hexagon further to the right.
Tiling hexagons() {
    return {{0.5F, half_root}, {1, 0}, around, [](Cell) { return true; }, 1};
}

// Triangles: of the points of hexagons every third is none.
Tiling triangles() {
    return {{half_root, 0.5F},
            {half_root, -0.5F},
            around,
            [](Cell cell) { return ((cell.column - cell.row) % 3 + 3) % 3 != 0; },
            3};
}

// Squares on their tips.
Tiling tips() {
    constexpr float half = 0.70710678F;  // of a diagonal
    constexpr std::array<Cell, 4> steps = {{{0, 1}, {-1, 0}, {0, -1}, {1, 0}}};
    return {{-half, half}, {half, half}, steps, [](Cell) { return true; }, 1};
}

template <class Use>
void for_cells(const Tiling& tiling, const Use& use) {
    for (Cell cell{-4, 0}; cell.row <= 4; ++cell.row) {
        for (cell.column = -4; cell.column <= 4; ++cell.column) {
            if (tiling.is_cell(cell)) {
                use(cell);
            }
        }
    }
}

float area_of(const std::vector<Point>& corners) {
    float twice = 0;
    for (std::size_t index = 0; index < corners.size(); ++index) {
        const Point one = corners[index];
        const Point next = corners[(index + 1) % corners.size()];
        twice += one.x * next.y - next.x * one.y;
    }
    return twice / 2;
}

}  // namespace

TEST_CASE("cells meet at their sides, clockwise, and fill the plane") {
    for (const auto& each : {std::tuple{hexagons(), 6, half_root},
                             std::tuple{triangles(), 3, 1.5F * half_root}, std::tuple{tips(), 4, 1.0F}}) {
        const Tiling& tiling = std::get<0>(each);
        const int sides = std::get<1>(each);
        const float area = std::get<2>(each);
        for_cells(tiling, [&](Cell cell) {
            const Tiling::Outline& outline = tiling.outline_of(cell);
            REQUIRE(outline.corners.size() == static_cast<std::size_t>(sides));
            CHECK(area_of(outline.corners) == doctest::Approx(area));
            for (std::size_t side = 0; side < outline.sides.size(); ++side) {
                const Point from = tiling.middle_of(cell) + outline.corners[side];
                const Point to =
                    tiling.middle_of(cell) + outline.corners[(side + 1) % outline.corners.size()];
                const Cell beyond = cell + outline.sides[side].step;
                CHECK(distance(tiling.middle_of(cell), tiling.middle_of(beyond)) == doctest::Approx(1));
                bool is_shared = false;
                const auto& corners = tiling.outline_of(beyond).corners;
                for (std::size_t other = 0; other < corners.size(); ++other) {
                    const Point start = tiling.middle_of(beyond) + corners[other];
                    const Point end = tiling.middle_of(beyond) + corners[(other + 1) % corners.size()];
                    is_shared |= distance(start, to) < 0.001F && distance(end, from) < 0.001F;
                }
                CHECK(is_shared);
            }
        });
    }
}

TEST_CASE("the cell at a point is the one whose outline contains it") {
    for (const Tiling& tiling : {hexagons(), triangles(), tips()}) {
        for_cells(tiling, [&](Cell cell) {
            const Point middle = tiling.middle_of(cell);
            CHECK(tiling.cell_at(middle) == cell);
            for (const Point corner : tiling.outline_of(cell).corners) {
                CHECK(tiling.cell_at(middle + corner * 0.95F) == cell);
                CHECK_FALSE(tiling.cell_at(middle + corner * 1.05F) == cell);
            }
        });
    }
}

TEST_CASE("a shape of triangles finds where its cells are triangles") {
    const Tiling tiling = triangles();
    const std::vector<Cell> shape = {{0, 0}, {0, 1}};
    CHECK(tiling.phase_of(shape) == Cell{0, 1});
    CHECK(tiling.phase_of(shape, {1, 2}) == Cell{1, 2});
    const Rect bounds = tiling.bounds_of(shape);  // a rhombus: one tip above, one below
    CHECK(bounds.width == doctest::Approx(3 * half_root));
    CHECK(bounds.height == doctest::Approx(1.5));
}

TEST_CASE(
    "a board of hexagons is fitted with its slanted rows, and its cells are found where they are drawn") {
    const Tiling tiling = hexagons();
    const std::vector<Cell> cells = {{0, 1}, {0, 2}, {1, 0}, {1, 1}, {1, 2}, {2, 0}, {2, 1}};  // a flower
    const Rect bounds = tiling.bounds_of(cells);
    CHECK(bounds.width == doctest::Approx(3));
    BoardCanvas canvas;
    canvas.fit({10, 20, 300, 300}, {3, 3, &tiling, bounds}, 1, 200);
    CHECK(canvas.board().centre().x == doctest::Approx(160).epsilon(0.01));
    CHECK(canvas.board().centre().y == doctest::Approx(170).epsilon(0.01));
    CHECK(canvas.board().width <= 300);
    CHECK(canvas.cell() == 100);
    for (const Cell cell : cells) {
        CHECK(canvas.cell_at(canvas.rect_of(cell).centre()) == cell);
        CHECK(canvas.nearest_corner(canvas.point_of(cell) + Point{20, -15}) == cell);
    }
    CHECK_FALSE(canvas.cell_at(canvas.board().corner() - Point{5, 5}));
}
