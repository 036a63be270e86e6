#include "app/board/board_canvas.h"

#include <doctest.h>

#include <cmath>

using namespace tessera;

TEST_SUITE_BEGIN("app/board/board_canvas");

TEST_CASE("a board is fitted into its area, centred, with cells of whole device pixels") {
    BoardCanvas canvas;
    for (const float pixel : {1.0F, 0.5F, 1 / 2.625F}) {
        canvas.fit({10, 20, 401, 300}, {5, 11}, pixel, 74);
        const float pixels = canvas.cell() / pixel;
        CHECK(pixels == doctest::Approx(std::round(pixels)));
        CHECK(canvas.board().x >= 10);
        CHECK(canvas.board().right() <= 411.5F);
        CHECK(canvas.board().centre().y == doctest::Approx(170).epsilon(0.01));
    }
}

TEST_CASE("every cell is found again at its own place, and nothing off the board") {
    BoardCanvas canvas;
    canvas.fit({0, 0, 300, 200}, {3, 4}, 1, 50);
    for (int index = 0; index < 12; ++index) {
        const Cell cell{index / 4, index % 4};
        CHECK(canvas.cell_at(canvas.rect_of(cell).centre()) == cell);
    }
    CHECK_FALSE(canvas.cell_at(canvas.board().corner() - Point{1, 1}));
}

TEST_CASE("zooming keeps the point under the hand and never shows less than the whole board") {
    BoardCanvas canvas;
    canvas.fit({0, 0, 600, 600}, {60, 60}, 1, 74);
    const Point hand = canvas.rect_of({20, 45}).centre();
    canvas.zoom_at(hand, 3);
    CHECK(canvas.is_zoomed());
    CHECK(canvas.cell_at(hand) == Cell{20, 45});
    canvas.zoom_at(hand, 0.01F);
    CHECK_FALSE(canvas.is_zoomed());
    CHECK(canvas.board() == Rect{0, 0, 600, 600});
}

TEST_CASE("panning stops at the edges of the board") {
    BoardCanvas canvas;
    canvas.fit({0, 0, 600, 600}, {60, 60}, 1, 74);
    canvas.zoom_at({300, 300}, 4);
    canvas.pan({100000, 100000});
    CHECK(canvas.board().corner() == Point{0, 0});
    canvas.pan({-100000, -100000});
    CHECK(canvas.board().right() == 600);
}

TEST_CASE("a change of size keeps the zoom, a change of board does not") {
    BoardCanvas canvas;
    canvas.fit({0, 0, 600, 600}, {60, 60}, 1, 74);
    canvas.zoom_at({300, 300}, 4);
    canvas.fit({0, 0, 500, 400}, {60, 60}, 1, 74);
    CHECK(canvas.is_zoomed());
    canvas.fit({0, 0, 500, 400}, {30, 60}, 1, 74);
    CHECK_FALSE(canvas.is_zoomed());
}

TEST_SUITE_END();
