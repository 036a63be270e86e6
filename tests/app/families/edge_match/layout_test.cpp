#include "app/families/edge_match/view.h"
#include "app/game/play/open_game.h"
#include "base/index.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <variant>
#include <vector>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/edge_match/layout");

namespace {

void check_even(const std::vector<Point>& line, bool is_column) {
    REQUIRE(line.size() > 2);
    const Point step = line[1] - line[0];
    CHECK((is_column ? step.x : step.y) == doctest::Approx(0));
    for (std::size_t place = 1; place < line.size(); ++place) {
        CHECK(line[place].x - line[place - 1].x == doctest::Approx(step.x));
        CHECK(line[place].y - line[place - 1].y == doctest::Approx(step.y));
    }
}

}  // namespace

TEST_CASE("tiles around a board on a small phone stand in a column and a row, at even distances") {
    OpenGame table(*open_level(find_shipped("edge_match", "0002-corner-2")->text));
    Scene scene;
    for (const float height : {335.0F, 340.0F, 345.0F}) {
        scene.area = {0, 490 - height, 320, height};
        CAPTURE(height);
        lay_out_table(table, scene);
        const EdgeMatchView& view = std::get<EdgeMatchView>(table.view);
        std::vector<Point> column;
        std::vector<Point> row;
        for (int tile = 0; tile < 9; ++tile) {
            const Rect slot = tray_place(view, tile);
            (slot.centre().y < view.canvas.board().bottom() || slot.x > view.canvas.board().right() ? column
                                                                                                    : row)
                .push_back(slot.centre());
        }
        check_even(column, true);
        check_even(row, false);
    }
}

TEST_CASE(
    "tiles below a board on a phone stand below its columns, unless they are nearly as large as on the "
    "board") {
    OpenGame table(*open_level(find_shipped("edge_match", "0002-corner-2")->text));
    Scene scene;
    int aligned = 0;
    for (int height = 600; height <= 700; height += 10) {
        scene.area = {0, 96, 390, static_cast<float>(height)};
        scene.covered_top = 0;
        lay_out_table(table, scene);
        const EdgeMatchView& view = std::get<EdgeMatchView>(table.view);
        CAPTURE(height);
        CHECK(view.tray.side >= 0.75F * view.canvas.cell());
        const Rect board = view.canvas.board();
        const bool is_in_middle = std::abs(board.centre().x - scene.area.centre().x) <= 1;
        if (!is_in_middle || tray_place(view, 0).y < board.bottom() ||
            view.tray.side > 0.82F * view.canvas.cell()) {
            continue;
        }
        ++aligned;
        for (int tile = 0; tile < 9; ++tile) {
            CAPTURE(tile);
            const Rect above = view.canvas.rect_of({0, tile % 3});
            CHECK(tray_place(view, tile).centre().x == doctest::Approx(above.centre().x).epsilon(0.01));
        }
    }
    CHECK(aligned > 0);
}

TEST_CASE("tiles beside a board are as far apart below each other as beside each other") {
    int beside = 0;
    for (const std::string_view name : {"0002-corner-2", "0004-corner-4"}) {
        OpenGame table(*open_level(find_shipped("edge_match", name)->text));
        Scene scene;
        for (const float left : {0.0F, 216.0F, 240.0F, 280.0F}) {  // as in a race
            scene.area = {left, 56, 1280 - left, 660};
            lay_out_table(table, scene);
            const EdgeMatchView& view = std::get<EdgeMatchView>(table.view);
            const Point first = tray_place(view, 0).centre();
            const Point next = tray_place(view, 1).centre();
            int in_row = 1;
            while (tray_place(view, in_row).centre().y - first.y < 1) {
                ++in_row;
            }
            CAPTURE(name);
            CAPTURE(left);
            if (in_row > 1 && first.x > view.canvas.board().right()) {
                ++beside;
                CHECK(tray_place(view, in_row).centre().y - first.y <= next.x - first.x + 10.5F);
            }
        }
    }
    CHECK(beside > 4);
}

TEST_CASE("sixteen tiles around a board on an upright phone stand in rows of one length below it") {
    OpenGame table(*open_level(find_shipped("edge_match", "0004-corner-4")->text));
    Scene scene;
    scene.area = {0, 92, 390, 676};
    scene.covered_top = 72;  // as in a race
    lay_out_table(table, scene);
    const EdgeMatchView& view = std::get<EdgeMatchView>(table.view);
    const Rect board = view.canvas.board();
    std::vector<Point> below;
    for (int tile = 0; tile < 16; ++tile) {
        const Point middle = tray_place(view, tile).centre();
        if (middle.y > board.bottom()) {
            below.push_back(middle);
        }
    }
    const auto in_row = std::count_if(below.begin(), below.end(), [&](Point middle) {
        return middle.y == doctest::Approx(below.front().y);
    });
    REQUIRE(in_row > 0);
    CHECK(std::ssize(below) % in_row == 0);
    for (std::ptrdiff_t tile = in_row; tile < std::ssize(below); ++tile) {
        CAPTURE(tile);
        CHECK(at(below, static_cast<int>(tile)).x ==
              doctest::Approx(at(below, static_cast<int>(tile - in_row)).x));
    }
    CHECK(view.tray.side >= 0.75F * view.canvas.cell());
}

TEST_SUITE_END();
