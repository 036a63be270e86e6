#include "app/board/tray.h"
#include "app/families/polyomino/held.h"
#include "games/polyomino/draft.h"

#include <doctest.h>

#include <algorithm>
#include <string>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/polyomino/layout");

namespace {

// Needs of a puzzle with `count` pieces of three by two cells.
TableNeeds needs_of(int rows, int columns, int count) {
    return {{rows, columns}, std::vector<TrayItem>(static_cast<std::size_t>(count), {{3, 2}}), 120};
}

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
        for (const TableNeeds& needs :
             {needs_of(5, 11, 12), needs_of(3, 4, 3), needs_of(60, 60, 90), needs_of(20, 3, 12)}) {
            const TablePlan plan = plan_table(area, needs);
            CHECK(is_inside(plan.board, area));
            CHECK(is_inside(plan.tray, area));
            CHECK((plan.is_around() || !overlap(plan.board, plan.tray)));
            TrayFrame tray;
            for (const Rect& slot : lay_out_tray(tray, plan, needs.items)) {
                CHECK_FALSE(overlap(plan.board, slot));
                CHECK(std::min(slot.width, slot.height) >= 44);
            }
        }
    }
}

namespace {

float cell_of(const TablePlan& plan, const TableNeeds& needs) {
    return std::min(plan.board.width / static_cast<float>(needs.board.column),
                    plan.board.height / static_cast<float>(needs.board.row));
}

}  // namespace

TEST_CASE("pieces in the tray have at least three quarters of their size on the board where there is room") {
    for (const Rect area : {Rect{0, 56, 768, 860}, Rect{0, 56, 1280, 650}, Rect{0, 56, 1920, 930}}) {
        for (const TableNeeds& needs : {needs_of(5, 11, 12), needs_of(11, 5, 12), needs_of(5, 11, 3),
                                        needs_of(8, 8, 12), needs_of(6, 10, 12), needs_of(4, 4, 4)}) {
            const TablePlan plan = plan_table(area, needs);
            const float cell = std::min(cell_of(plan, needs), needs.largest_cell);
            CAPTURE(area.width);
            CAPTURE(needs.board.column);
            CHECK(plan.cell >= cell * 0.745F);
            CHECK(plan.cell <= cell * 1.001F);
        }
    }
}

TEST_CASE("a long board on an upright phone has cells for a finger, and pieces not much smaller than those") {
    for (const int count : {3, 5, 8, 12}) {
        const TableNeeds needs = needs_of(11, 5, count);
        for (const float covered : {0.0F, 92.0F}) {
            const TablePlan plan = plan_table({0, 86, 390, 680}, needs, covered);
            CAPTURE(count);
            CAPTURE(covered);
            CHECK(cell_of(plan, needs) >= 42);
            CHECK(plan.cell >= 16);
        }
    }
}

TEST_CASE("slots of common boards stand in even rows, beside the board and below it") {
    const std::vector<TrayItem> seven{{{3, 3}, 0, 3}, {{3, 3}, 0, 3}, {{3, 3}, 0, 3}, {{3, 2}, 0, 3},
                                      {{4, 2}, 0, 4}, {{5, 1}, 0, 5}, {{4, 2}, 0, 4}};
    for (const Rect area : {Rect{0, 146, 390, 612}, Rect{0, 56, 1280, 650}, Rect{0, 50, 770, 340}}) {
        const Cell board = area.height > area.width ? Cell{9, 5} : Cell{5, 9};
        const TablePlan plan = plan_table(area, {board, seven, 120});
        TrayFrame tray;
        const std::vector<Rect> slots = lay_out_tray(tray, plan, seven);
        for (const Rect& one : slots) {
            for (const Rect& other : slots) {
                const bool are_alike = (one.x > plan.board.right()) == (other.x > plan.board.right());
                const bool are_beside = one.y < other.bottom() && other.y < one.bottom();
                CHECK((!are_alike || !are_beside || std::abs(one.y - other.y) < 0.01F));
            }
        }
    }
}

TEST_CASE("slots are packed in rows without overlaps, in reading order, each as large as its item") {
    const std::vector<TrayItem> items = {{{1, 1}}, {{5, 3.75F}}, {{3, 2.25F}, 14}, {{4, 3}}, {{2, 2}}};
    const Rect room{10, 20, 260, 500};
    const std::vector<Rect> slots = spread_rows(slot_sizes(items, loose_fit(30)), room, 30);
    REQUIRE(slots.size() == items.size());
    for (std::size_t index = 0; index < slots.size(); ++index) {
        CHECK(is_inside(slots[index], room));
        CHECK(slots[index].width >= items[index].cells.x * 30);
        CHECK(slots[index].height >= items[index].cells.y * 30);
        const bool is_after = index == 0 || slots[index].y >= slots[index - 1].bottom() - 0.01F ||
                              slots[index].x >= slots[index - 1].right() - 0.01F;
        CHECK(is_after);
    }
}

TEST_CASE("a tray below the board that has too few rows for all its items scrolls sideways") {
    const TableNeeds needs = needs_of(5, 11, 12);
    TablePlan plan{{}, {0, 400, 390, 100}, true, 30, 1};
    TrayFrame tray;
    const std::vector<Rect> slots = lay_out_tray(tray, plan, needs.items);
    CHECK(slots.front().y == slots.back().y);
    CHECK(tray.overflow == doctest::Approx(slots.back().right() - 390).epsilon(0.01));
    plan.rows = 12;
    (void)lay_out_tray(tray, plan, needs.items);
    CHECK(tray.overflow == 0);
}

TEST_CASE("a wide board has its tray below, but beside it on a phone lying down") {
    CHECK(plan_table({0, 56, 390, 700}, needs_of(5, 11, 12)).tray_below);
    CHECK_FALSE(plan_table({0, 46, 768, 344}, needs_of(5, 11, 12)).tray_below);
}

TEST_CASE("a large board keeps most of the room it could have") {
    const TableNeeds large = needs_of(60, 60, 90);
    for (const Rect area : {Rect{0, 56, 1280, 650}, Rect{0, 56, 390, 600}}) {
        const float whole = std::min(area.width, area.height) / 60;
        CHECK(cell_of(plan_table(area, large), large) > whole * 0.75F);
    }
}

TEST_CASE("a card covers no slot of a tray beside the board") {
    for (const float covered : {60.0F, 110.0F}) {
        const Rect area{0, 56, 320, 430};
        const TablePlan plan = plan_table(area, needs_of(11, 5, 8), covered);
        REQUIRE_FALSE(plan.tray_below);
        TrayFrame tray;
        CHECK(lay_out_tray(tray, plan, needs_of(11, 5, 8).items).front().y >= area.y + covered);
    }
}

TEST_CASE("a card moves the board only where the board would else lie under it") {
    const TableNeeds needs = needs_of(5, 11, 12);
    const Rect phone{0, 56, 390, 700};
    const TablePlan plan = plan_table(phone, needs);
    const float above = plan.board.y - phone.y;
    CHECK(plan_table(phone, needs, above).board == plan.board);
    const TablePlan moved = plan_table(phone, needs, above + 40);
    CHECK(moved.board.y >= phone.y + above + 40);
}

TEST_CASE("a handful of tiles is never scrolled, not even on a small phone") {
    const TableNeeds needs{{3, 3}, std::vector<TrayItem>(9, {{2.5F, 2.5F}}), 170, 0.4F, 18.4F};
    TrayFrame tray;
    (void)lay_out_tray(tray, plan_table({0, 56, 320, 436}, needs), needs.items);
    CHECK(tray.overflow == 0);
}

TEST_CASE("the count of a kind covers no cell of its pieces, however they lie, and stays in its slot") {
    const std::string pieces =
        "piece I2 x9\nXX\nend\npiece V3 x9\nXX\nX.\nend\npiece O x4\nXX\nXX\nend\npiece I x4\nXXXXX\nend\n"
        "piece W x4\nXX.\n.XX\n..X\nend\n";
    std::string board = "tessera 1 polyomino\nboard\n";
    for (int row = 0; row < 55; ++row) {
        board += std::string(121, '.') + "\n";
    }
    const auto level = polyomino::parse_draft(board + "end\n" + pieces);
    REQUIRE(level);
    const PolyominoSession session(*level);
    for (const Rect area : {Rect{0, 56, 1280, 650}, Rect{0, 86, 390, 680}, Rect{0, 50, 770, 340}}) {
        PolyominoView view;
        Scene scene;
        scene.area = area;
        lay_out(view, session, scene);
        for (const TraySlot& slot : view.tray.slots) {
            const auto& orientations = level->pieces[static_cast<std::size_t>(slot.piece)].orientations;
            for (const polyomino::Shape& shape : orientations) {
                const Spot place = tray_place(view, session, shape, slot.piece);
                const Point count = count_place(shape, place);
                for (const Cell cell : shape.cells) {
                    const Rect square{place.corner.x + place.cell * static_cast<float>(cell.column),
                                      place.corner.y + place.cell * static_cast<float>(cell.row), place.cell,
                                      place.cell};
                    const Point nearest{std::clamp(count.x, square.x, square.right()),
                                        std::clamp(count.y, square.y, square.bottom())};
                    CHECK(distance(count, nearest) >= count_radius - 1);
                }
                CHECK(is_inside(
                    {count.x - count_radius, count.y - count_radius, 2 * count_radius, 2 * count_radius},
                    slot.rect.moved(view.tray.offset())));
            }
        }
    }
}

TEST_SUITE_END();
