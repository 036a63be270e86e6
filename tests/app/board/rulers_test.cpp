#include "app/board/rulers.h"

#include <doctest.h>

#include <algorithm>
#include <vector>

using namespace tessera;

TEST_SUITE_BEGIN("app/board/rulers");

namespace {

const Rect frame{20, 60, 600, 400};

BoardCanvas board_of(int rows, int columns, const Rect& place = frame) {
    BoardCanvas canvas;
    canvas.fit(place, {rows, columns}, 1, 74);
    return canvas;
}

std::vector<RulerLabel> labels_of(const BoardCanvas& canvas, bool are_rows) {
    std::vector<RulerLabel> labels = rulers_of(canvas);
    labels.erase(std::remove_if(labels.begin(), labels.end(),
                                [&](const RulerLabel& label) { return label.is_row != are_rows; }),
                 labels.end());
    return labels;
}

std::vector<int> numbers(const std::vector<RulerLabel>& labels) {
    std::vector<int> all;
    for (const RulerLabel& label : labels) {
        all.push_back(label.number);
    }
    return all;
}

// Checks that each label is at its row or column, inside the area, and that no two touch.
void check_places(const BoardCanvas& canvas) {
    float before = -1000;
    for (const RulerLabel& label : labels_of(canvas, true)) {
        CHECK(label.centre.y == doctest::Approx(canvas.rect_of({label.number - 1, 0}).centre().y));
        CHECK(canvas.area().contains(label.centre));
        CHECK(label.centre.y - before >= 20);
        before = label.centre.y;
    }
    before = -1000;
    for (const RulerLabel& label : labels_of(canvas, false)) {
        CHECK(label.centre.x == doctest::Approx(canvas.rect_of({0, label.number - 1}).centre().x));
        CHECK(canvas.area().contains(label.centre));
        CHECK(label.centre.x - before >= 26);
        before = label.centre.x;
    }
}

}  // namespace

TEST_CASE("a board whose rows are soon counted has no rulers") {
    CHECK(rulers_of(board_of(14, 14)).empty());
    CHECK_FALSE(labels_of(board_of(15, 3), true).empty());
}

TEST_CASE(
    "every fifth row and column of a board of thirty has its number, beside the board where there is room") {
    const BoardCanvas canvas = board_of(30, 30);
    CHECK(numbers(labels_of(canvas, true)) == std::vector{5, 10, 15, 20, 25, 30});
    CHECK(numbers(labels_of(canvas, false)) == std::vector{5, 10, 15, 20, 25, 30});
    CHECK(labels_of(canvas, true).front().centre.x < canvas.board().x);
    check_places(canvas);
}

TEST_CASE(
    "they stand apart on the largest board, however it is zoomed and moved, and stay at the edge of what is "
    "seen") {
    for (const float zoom : {1.0F, 2.0F, 4.0F, 9.0F}) {
        for (const Point by : {Point{0, 0}, Point{9999, 9999}, Point{-99999, -99999}, Point{-99999, 9999}}) {
            CAPTURE(zoom);
            BoardCanvas canvas = board_of(55, 121);
            canvas.zoom_at(frame.centre(), zoom);
            canvas.pan(by);
            check_places(canvas);
            CHECK_FALSE(labels_of(canvas, false).empty());
        }
    }
    BoardCanvas canvas = board_of(55, 121);
    canvas.zoom_at(frame.centre(), 9);
    CHECK(labels_of(canvas, true).front().centre.x < frame.x + 30);
    CHECK(labels_of(canvas, false).front().centre.y < frame.y + 20);
    CHECK(labels_of(canvas, true).front().number > 1);
}

TEST_CASE("close up each row has its number, far off every tenth or twentieth") {
    BoardCanvas close = board_of(30, 30);
    close.zoom_at(frame.centre(), 4);
    const std::vector<int> seen = numbers(labels_of(close, true));
    REQUIRE(seen.size() > 2);
    CHECK(seen[1] == seen[0] + 1);
    CHECK(numbers(labels_of(board_of(60, 100, {0, 0, 300, 300}), false)).front() == 10);
}

TEST_SUITE_END();
