#include "app/board/table_layout.h"

#include <doctest.h>

#include <algorithm>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/polyomino/layout");

namespace {

struct Puzzle {
    int rows = 0;
    int columns = 0;
    int slots = 0;
};

bool is_inside(const Rect& inner, const Rect& outer) {
    constexpr float rounding = 0.01F;
    return inner.x >= outer.x - rounding && inner.y >= outer.y - rounding &&
           inner.right() <= outer.right() + rounding && inner.bottom() <= outer.bottom() + rounding;
}

bool overlap(const Rect& a, const Rect& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

}  // namespace

TEST_CASE("board and tray share any window without touching, with slots for a finger") {
    for (const Rect area : {Rect{0, 56, 1280, 650}, Rect{0, 56, 390, 700}, Rect{0, 46, 768, 344}}) {
        for (const Puzzle puzzle :
             {Puzzle{5, 11, 12}, Puzzle{3, 4, 3}, Puzzle{60, 60, 90}, Puzzle{20, 3, 12}}) {
            const TablePlan plan = plan_table(area, {{puzzle.rows, puzzle.columns}, puzzle.slots, 92});
            CHECK(is_inside(plan.board, area));
            CHECK(is_inside(plan.tray, area));
            CHECK_FALSE(overlap(plan.board, plan.tray));
            CHECK(plan.slot >= 44);
        }
    }
}

namespace {

float cell_of(const TablePlan& plan, const Puzzle& puzzle) {
    return std::min(plan.board.width / static_cast<float>(puzzle.columns),
                    plan.board.height / static_cast<float>(puzzle.rows));
}

}  // namespace

TEST_CASE("a wide board has its tray below, but beside it on a phone lying down") {
    CHECK(plan_table({0, 56, 390, 700}, {{5, 11}, 12, 92}).tray_below);
    CHECK_FALSE(plan_table({0, 46, 768, 344}, {{5, 11}, 12, 92}).tray_below);
}

TEST_CASE("a large board keeps most of the room it could have") {
    const Puzzle large{60, 60, 90};
    for (const Rect area : {Rect{0, 56, 1280, 650}, Rect{0, 56, 390, 600}}) {
        const float whole = std::min(area.width, area.height) / 60;
        CHECK(cell_of(plan_table(area, {{60, 60}, 90, 92}), large) > whole * 0.75F);
    }
}

TEST_CASE("a card moves the board only where the board would else lie under it") {
    const TableNeeds needs{{5, 11}, 12, 92};
    const Rect phone{0, 56, 390, 700};
    const TablePlan plan = plan_table(phone, needs);
    const float above = plan.board.y - phone.y;
    CHECK(plan_table(phone, needs, above).board == plan.board);
    const TablePlan moved = plan_table(phone, needs, above + 40);
    CHECK(moved.board.y >= phone.y + above + 40);
}

TEST_CASE("a handful of tiles is never scrolled, not even on a small phone") {
    const TablePlan plan = plan_table({0, 56, 320, 436}, {{3, 3}, 9, 170, 2.5F, 0.4F});
    const float along = plan.tray_below ? plan.tray.width : plan.tray.height;
    const int slots_along = (9 + plan.lines - 1) / plan.lines;
    CHECK(plan.slot * static_cast<float>(slots_along) <= along);
}

TEST_SUITE_END();
