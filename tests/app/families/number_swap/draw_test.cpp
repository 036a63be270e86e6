#include "app/families/number_swap/view.h"
#include "app/ui/unseen_canvas.h"
#include "games/number_swap/number_swap.h"

#include <doctest.h>

#include <set>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/number_swap/draw");

namespace {

constexpr std::string_view level_with_map = "tessera 1 number_swap\ngrid\n2 1 3\n4 5 6\nend\n";

// Draws the table and returns the colours in the legend's place.
std::set<ImU32> colors_in_legend(Rect table, bool shows_map) {
    const NumberSwapSession session(*NumberSwap::parse_level(level_with_map));
    NumberSwapView view;
    Scene scene;
    scene.area = table;
    scene.shows_map = shows_map;
    position_changed(view, session, scene);
    lay_out(view, session, scene);
    REQUIRE(view.map);
    const Rect legend = view.map->legend;
    UnseenCanvas canvas;
    draw_board(canvas.painter, view, session, scene);
    std::set<ImU32> colors;
    for (const ImDrawVert& corner : canvas.list.VtxBuffer) {
        if (legend.contains({corner.pos.x, corner.pos.y})) {
            colors.insert(corner.col);
        }
    }
    return colors;
}

}  // namespace

TEST_CASE("numbers in their places have a check until the grid is sorted") {
    const auto drawn = [](bool is_sorted) {
        NumberSwapSession session(
            *NumberSwap::parse_level("tessera 1 number_swap\ngrid\n2 1 3\n4 5 6\nend\n"));
        NumberSwapView view;
        Scene scene;
        scene.area = {0, 0, 600, 400};
        if (is_sorted) {
            session.play(*NumberSwap::parse_move(session.level(), "1 1 1 2"));
        }
        position_changed(view, session, scene);
        lay_out(view, session, scene);
        UnseenCanvas canvas;
        draw_board(canvas.painter, view, session, scene);
        return canvas.list.VtxBuffer.Size;
    };
    CHECK(drawn(true) < drawn(false));
}

TEST_CASE("the map has a legend with the colours of its signs, and none is drawn without a map") {
    const Theme& theme = light_theme();
    for (const Rect table : {Rect{0, 0, 900, 500}, Rect{0, 0, 390, 700}}) {
        CAPTURE(table.width);
        const std::set<ImU32> colors = colors_in_legend(table, true);
        CHECK(colors.count(packed(theme.good)) == 1);
        CHECK(colors.count(packed(theme.accent)) == 1);
        CHECK(colors.count(packed(theme.quiet)) == 1);  // its words, too
        CHECK(colors_in_legend(table, false).empty());
    }
}

TEST_SUITE_END();
