#include "app/families/polyomino/landing_map.h"

#include "games/polyomino/polyomino.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("app/families/polyomino/landing_map");

TEST_CASE("a piece fits where the rules let it be played, and nowhere else") {
    const auto level = Polyomino::parse_level(
        "tessera 1 polyomino\nboard\n.....\n..#..\n.....\nend\npiece V x4\nXX\nX.\nend\npiece I2\nXX\nend\n");
    REQUIRE(level);
    polyomino::State state = Polyomino::start(*level);
    const auto laid = Polyomino::play(*level, state, polyomino::placing({1, 0, {0, 1}}));
    REQUIRE(laid);
    const Grid<int> cover = cover_of(*level, *laid);
    for (int turn = 0; turn < int_size(level->pieces[0].orientations); ++turn) {
        LandingMap landing(*level, cover, at(level->pieces[0].orientations, turn));
        for (int row = -2; row < 5; ++row) {
            for (int column = -2; column < 7; ++column) {
                CAPTURE(row);
                CAPTURE(column);
                const polyomino::Placement placement{0, turn, {row, column}};
                CHECK(landing.fits({row, column}) ==
                      Polyomino::play(*level, *laid, polyomino::placing(placement)).has_value());
            }
        }
        CHECK(landing.look_ups() == 7 * 9);
    }
}

TEST_SUITE_END();

}  // namespace tessera
