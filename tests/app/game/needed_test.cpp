// Promise: Which technique a board needed most is found out during play, without getting in the way of anything.

#include "app/game/player.h"

#include <doctest.h>

#include <string>
#include <vector>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/needed");

namespace {

struct Solving : Player {
    explicit Solving(std::string_view level, const std::vector<std::string_view>& moves = {}) {
        start(code_of(level, moves));
    }
    const NeededDeductions& needed() const { return controller.assistant().needed(); }
    void wait_until_known() {
        wait_until([&] { return needed().found().has_value(); });
    }
};

using Needed = std::vector<std::string>;

}  // namespace

TEST_CASE("nothing is looked for before the first move, and then the deductions of the whole board are") {
    Solving player(two_dominoes);
    player.frame();
    CHECK_FALSE(player.needed().is_at_work());
    CHECK_FALSE(player.needed().is_awaited());
    player.open(code_of(two_dominoes, {middle_domino}));  // from where there is no way on
    player.wait_until_known();
    CHECK(player.needed().found() == Needed{"only_placement"});
}

TEST_CASE("a board that can be finished in several ways needs nothing that could be told") {
    Solving player("tessera 1 polyomino\nboard\n..\n..\n..\nend\npiece I x3\nXX\nend\n", {"place I 0 0 0"});
    player.wait_until_known();
    CHECK(player.needed().found() == Needed{});
}

TEST_CASE(
    "what is needed is looked for only where a card of the win tells it, and where it can be explained") {
    Solving swapping("tessera 1 number_swap\ngrid\n2 1 3\n4 5 6\nend\n", {"0 1 0 2"});
    swapping.frame();
    CHECK_FALSE(swapping.needed().is_awaited());
    Solving quiet(two_dominoes);
    Settings settings = quiet.controller.preferences().settings();
    settings.celebrates = false;
    quiet.controller.preferences().change(settings);
    quiet.open(code_of(two_dominoes, {left_domino}));
    quiet.frame();
    CHECK_FALSE(quiet.needed().is_awaited());
}

TEST_CASE("help comes before what is needed, which is found out afterwards") {
    Solving player(two_dominoes, {left_domino});
    player.controller.playing().ask_hint();
    REQUIRE(player.controller.assistant().help().work() == HelpController::Work::hinting);
    player.controller.assistant().analyse(player.controller.game(), true);
    CHECK_FALSE(player.needed().is_at_work());
    player.wait_until_known();
    CHECK(player.controller.assistant().help().hint());
}

TEST_CASE("another puzzle needs something else") {
    Solving player(two_dominoes, {left_domino});
    player.wait_until_known();
    player.open(code_of("tessera 1 polyomino\nboard\n...\nend\npiece I\nXX\nend\npiece O\nX\nend\n"));
    CHECK_FALSE(player.needed().found());
}

TEST_SUITE_END();
