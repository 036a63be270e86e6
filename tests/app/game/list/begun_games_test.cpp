#include "app/game/player.h"

#include <doctest.h>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/list/begun_games");

namespace {

void play(Player& player) {
    REQUIRE(play_move_text(player.controller.game(), "place I2 0 0 0", player.controller.playing().scene())
                .changed);
    player.controller.desk().save();
}

}  // namespace

TEST_CASE("the list knows how each puzzle stands that was begun, and of no other") {
    Player player;
    player.start(code_of(two_dominoes));
    GameController& controller = player.controller;
    const std::string open_one = controller.game().code;
    CHECK(controller.desk().begun(open_one) == nullptr);
    play(player);
    REQUIRE(controller.desk().begun(open_one) == &controller.game());
    controller.opening().open_recipe({"number_swap", "size 2x2", 1});
    player.wait_until([&] { return !controller.maker().is_at_work(); });
    CHECK(controller.desk().begun(controller.game().code) == nullptr);
    controller.opening().show(Screen::home);
    const OpenGame* const left = controller.desk().begun(open_one);
    REQUIRE(left != nullptr);
    CHECK(left != &controller.game());
    CHECK(move_count(*left) == 1);
    CHECK(controller.desk().begun("1p/4x3/FG-C/nn89") == nullptr);
}

TEST_CASE("to look at a game that another tab went on with does not take that from it") {
    Player first;
    first.start(code_of(two_dominoes));
    play(first);
    Player second(first.host);
    second.start(code_of(two_dominoes));
    REQUIRE(play_move_text(second.controller.game(), "place I2 0 0 2", {}).changed);
    second.controller.desk().save();
    const auto kept = first.host.kept;
    first.controller.opening().show(Screen::home);
    static_cast<void>(first.controller.desk().begun(first.controller.game().code));
    CHECK(first.host.kept == kept);
    first.controller.set_visible(true);
    CHECK(first.moves() == 2);
}

TEST_SUITE_END();
