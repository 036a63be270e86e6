#include "app/families/number_swap/view.h"
#include "games/number_swap/number_swap.h"

#include <doctest.h>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/number_swap/motion");

namespace {

constexpr std::string_view small_level = "tessera 1 number_swap\ngrid\n2 1 3\n4 5 6\nend\n";

// A game on a visible table, without a window.
struct Seen {
    explicit Seen(std::string_view level = small_level) : session(*NumberSwap::parse_level(level)) {
        scene.area = {0, 0, 900, 500};
        scene.now_ms = 1000;
        scene.shows_map = true;
        position_changed(view, session, scene);
    }
    void swap(Cell first, Cell second) {
        REQUIRE(session.play(number_swap::pair_of(first, second)));
        position_changed(view, session, scene);
    }

    NumberSwapSession session;
    NumberSwapView view;
    Scene scene;
};

}  // namespace

TEST_CASE("a new board is at rest; a swap moves its two tiles for a moment") {
    Seen seen;
    CHECK_FALSE(is_moving(seen.view, 1000));
    seen.swap({1, 0}, {1, 1});
    CHECK(seen.view.flights.size() == 2);
    CHECK(is_moving(seen.view, 1000 + tile_flight_ms - 1));
    CHECK_FALSE(is_moving(seen.view, 1000 + tile_flight_ms));
}

TEST_CASE("with reduced motion nothing moves, not even at the end") {
    Seen seen;
    seen.scene.reduced_motion = true;
    seen.swap({0, 0}, {0, 1});
    CHECK(seen.session.is_solved());
    CHECK(seen.view.flights.empty());
    CHECK_FALSE(is_moving(seen.view, 1000));
}

TEST_CASE(
    "a light runs over a grid that becomes sorted, and none over one that comes sorted or is taken apart") {
    Seen seen;
    seen.swap({0, 0}, {0, 1});
    CHECK(is_moving(seen.view, 1000 + sorted_ms - 1));
    CHECK_FALSE(is_moving(seen.view, 1000 + sorted_ms));
    seen.session.undo();
    seen.scene.now_ms = 1500;
    position_changed(seen.view, seen.session, seen.scene);
    CHECK(seen.view.solved_ms < 0);
}

TEST_CASE("the map follows the position: here, and a shortest way to order") {
    Seen seen;
    REQUIRE(seen.view.map);
    CHECK(seen.view.map->path.size() == 2);
    CHECK(seen.view.map->path.back() == 0);
    seen.swap({0, 0}, {0, 1});
    CHECK(seen.view.map->here == 0);
    CHECK(seen.view.map->path.size() == 1);
}

TEST_CASE("only small grids in one part have a map, and only where there is room for it") {
    CHECK_FALSE(Seen("tessera 1 number_swap\ngrid\n2 1 3\n4 5 6\n7 8 9\nend\n").view.map);
    CHECK_FALSE(
        Seen("tessera 1 number_swap\ngrid\n1 2\n4 3\nend\nbarrier 0 0 0 1\nbarrier 1 0 1 1\n").view.map);
    Seen narrow;
    narrow.scene.area = {0, 0, 200, 160};
    lay_out(narrow.view, narrow.session, narrow.scene);
    CHECK(narrow.view.map->area.width == 0);
    Seen wide;
    CHECK(wide.view.map->area.x > wide.view.canvas.board().right());
    wide.scene.area = {0, 0, 500, 900};
    lay_out(wide.view, wide.session, wide.scene);
    CHECK(wide.view.map->area.y > wide.view.canvas.board().bottom());
    wide.scene.shows_map = false;  // the default
    lay_out(wide.view, wide.session, wide.scene);
    CHECK(wide.view.map->area.width == 0);
}

TEST_CASE("what is found out of par is said until the level itself knows better") {
    Seen seen;
    CHECK(wants_par(seen.view, seen.session));
    take_par(seen.view, {1, 3});
    seen.swap({1, 0}, {1, 1});
    CHECK(english(progress(seen.view, seen.session)) == "1 swap, par 1 to 3");
    take_par(seen.view, {1, 1});
    CHECK(english(progress(seen.view, seen.session)) == "1 swap, par 1");
    const Seen proved("tessera 1 number_swap\npar 1\ngrid\n2 1\n3 4\nend\n");
    CHECK_FALSE(wants_par(proved.view, proved.session));
}

TEST_CASE("a hint lights its cells until it is taken away") {
    Seen seen;
    const HintStep step{say("swap"), {{0, 0}, {0, 1}}, {}};
    highlight(seen.view, &step);
    REQUIRE(seen.view.lit);
    CHECK(seen.view.lit->cells.size() == 2);
    highlight(seen.view, nullptr);
    CHECK_FALSE(seen.view.lit);
}

TEST_SUITE_END();
