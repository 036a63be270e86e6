// Promise: Background work gives way to work that the player asked for.

#include "app/game/player.h"

#include <doctest.h>

#include <algorithm>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/analysis");

namespace {

struct Watched : Player {
    explicit Watched(const Settings& settings, const std::vector<std::string_view>& moves = {}) {
        start();
        controller.preferences().change(settings);
        open(code_of(two_dominoes, moves));
    }
    void wait_for_analysis() {
        wait_until([&] { return controller.assistant().analysis().result().has_value(); });
    }
};

Settings counting() {
    Settings settings;
    settings.counts_ways = true;
    return settings;
}

Settings marking() {
    Settings settings;
    settings.errors = ErrorChoice::always;
    return settings;
}

}  // namespace

TEST_CASE("the ways to finish are counted for those who want to see them") {
    Watched player(counting());
    player.wait_for_analysis();
    CHECK(player.controller.assistant().ways_text(player.controller.game()) == "1 way to finish");
}

TEST_CASE("while nothing is known of a position, that is said, and who does not want it sees nothing") {
    const auto slow = std::find_if(shipped_levels().begin(), shipped_levels().end(),
                                   [](const ShippedLevel& level) { return level.name == "38-cut"; });
    REQUIRE(slow != shipped_levels().end());
    Watched player(counting());
    player.open(slow->code.substr(1));
    player.frame();
    CHECK(player.controller.assistant().ways_text(player.controller.game()) ==
          "Looking for solutions\xE2\x80\xA6");
    player.controller.preferences().change(marking());
    player.frame();
    CHECK(player.controller.assistant().ways_text(player.controller.game()).empty());
}

TEST_CASE("who wants none of it has no job at work") {
    Watched player{Settings()};
    player.frame();
    CHECK_FALSE(player.controller.assistant().analysis().is_at_work());
    CHECK(player.controller.assistant().ways_text(player.controller.game()).empty());
}

TEST_CASE("when the last way is gone, that is said and the pieces to blame are marked") {
    Watched player(marking(), {middle_domino});
    player.wait_for_analysis();
    CHECK(player.controller.assistant().ways_text(player.controller.game()) == "No way to finish");
    CHECK(player.host.has_announced("Marked, to be taken back: I."));
    player.controller.playing().rewind(Rewind::undo);
    player.frame(1000);  // the old answer is out of date
    CHECK(player.controller.assistant().ways_text(player.controller.game()).empty());
}

TEST_CASE("an answer stays for a moment after a move, and then goes") {
    Watched player(counting());
    player.wait_for_analysis();
    player.controller.assistant().analysis();
    player.controller.playing().rewind(Rewind::restart);
    CHECK(player.controller.assistant().ways_text(player.controller.game()) == "1 way to finish");
}

TEST_CASE("help comes first: nothing is found out while a hint is thought of") {
    Watched player(counting());
    player.controller.playing().ask_hint();
    player.frame();
    if (player.controller.assistant().help().work() == HelpController::Work::hinting) {
        CHECK_FALSE(player.controller.assistant().analysis().is_at_work());
    }
}

TEST_SUITE_END();
