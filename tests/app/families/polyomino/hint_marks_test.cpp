#include "app/families/polyomino/hint_marks.h"

#include "app/game/play/open_game.h"

#include <doctest.h>

#include <string>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/polyomino/hint_marks");

namespace {

constexpr std::string_view dominoes =
    "tessera 1 polyomino\nboard\n....\n....\n....\nend\npiece I x6\nXX\nend\n";

// Shows a hint that rules out the first `count` ways in which a domino lies across; returns the view.
PolyominoView shown_hint(int count, double after_ms) {
    OpenGame game(*open_level(dominoes));
    Scene scene;
    scene.area = {0, 0, 800, 600};
    scene.now_ms = 1000;
    HintStep step{say("look here"), {{0, 0}}, {"I"}};
    for (int index = 0; index < count; ++index) {
        step.excludes.push_back("place I 0 " + std::to_string(index / 3) + " " + std::to_string(index % 3));
    }
    auto& view = std::get<PolyominoView>(game.view);
    highlight(view, &step);
    lay_out_table(game, scene);
    scene.now_ms += after_ms;
    lay_out_table(game, scene);
    return view;
}

}  // namespace

TEST_CASE("a hint crosses out five placements at most, a quarter of a second apart, and counts the others") {
    CHECK(shown_hint(3, 0).marks.crossed.size() == 3);
    CHECK(shown_hint(3, 0).marks.more == 0);
    CHECK(shown_hint(5, 0).marks.more == 0);
    const PolyominoView view = shown_hint(9, 0);
    CHECK(view.marks.crossed.size() == 5);
    CHECK(view.marks.more == 4);
    CHECK(is_moving(view, 1000 + 4 * 250 + 700));  // the fifth is being crossed out
    CHECK_FALSE(is_moving(view, 1000 + 4 * 250 + 900));
}

TEST_SUITE_END();
