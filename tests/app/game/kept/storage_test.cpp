#include "app/game/kept/storage.h"

#include "app/fake_platform.h"

#include <doctest.h>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/kept/storage");

namespace {

OpenGame half_played() {
    OpenGame game(*open_level("tessera 1 number_swap\ngrid\n2 3\n1 4\nend\n"));
    play_move_text(game, "0 0 0 1", {});
    return game;
}

}  // namespace

TEST_CASE("a game comes back with its moves and its time") {
    fresh_fake_platform();
    Storage storage;
    CHECK(storage.latest_game(storage.contents().games) == nullptr);
    OpenGame game = half_played();
    game.clock.set(61000);
    CHECK(storage.save_game(game, 0).is_kept);
    const auto kept = storage.latest_game(storage.contents().games);
    REQUIRE(kept);
    CHECK(moves_text(*kept) == moves_text(game));
    CHECK(kept->clock.elapsed(0) == 61000);
    CHECK(storage.unfinished_game(game.code) != nullptr);
    CHECK(storage.latest_unfinished_but(game.code, storage.contents().games) == nullptr);
}

TEST_CASE("settings and records come back, with what other tabs changed and won meanwhile") {
    fresh_fake_platform();
    Storage one;
    Storage two;
    Settings dark;
    dark.theme = ThemeChoice::dark;
    one.save(dark);
    Settings plain;
    plain.letters = false;
    CHECK(two.save(plain).theme == ThemeChoice::dark);
    const Settings both = one.settings(dark);
    CHECK(both.theme == ThemeChoice::dark);
    CHECK_FALSE(both.letters);
    CHECK(one.settings(both) == both);

    Records mine;
    mine.add("#1p/x", 1234);
    CHECK(one.save(mine));
    Records yours;
    yours.add("#1p/x", 2000);
    yours.add("#1p/y", 99);
    CHECK(two.save(yours));
    CHECK(one.records().best_ms("#1p/x") == 1234);
    CHECK(one.records().best_ms("#1p/y") == 99);
}

TEST_CASE("what cannot be read is no game, is reported and stays") {
    FakePlatform& host = fresh_fake_platform();
    host.kept["game"] = "tessera-save 1 damaged";
    Storage storage;
    CHECK(storage.latest_game(storage.contents().games) == nullptr);
    CHECK(storage.contents().unreadable.size() == 1);
    CHECK(storage.save_game(half_played(), 0).is_kept);
    CHECK(host.kept["game"] == "tessera-save 1 damaged");
}

TEST_CASE("a host that keeps nothing says so") {
    fresh_fake_platform().refuses_to_keep = true;
    CHECK_FALSE(Storage().save_game(half_played(), 0).is_kept);
}

TEST_CASE("storage that is turned off keeps nothing, reads nothing and does not complain") {
    FakePlatform& host = fresh_fake_platform();
    Storage storage;
    CHECK(storage.save_game(half_played(), 0).is_kept);
    storage.turn_off();
    CHECK(storage.latest_game(storage.contents().games) == nullptr);
    host.kept.clear();
    CHECK(storage.save_game(half_played(), 0).is_kept);
    storage.save(Settings());
    Records records;
    CHECK(storage.save(records));
    CHECK(host.kept.empty());
}

TEST_SUITE_END();
