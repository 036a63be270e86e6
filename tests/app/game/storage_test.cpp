#include "app/game/storage.h"

#include "app/fake_platform.h"

#include <doctest.h>

using namespace tessera;

TEST_SUITE_BEGIN("app/storage");

namespace {

OpenGame half_played() {
    OpenGame game(*open_level("tessera 1 number_swap\ngrid\n2 3\n1 4\nend\n"));
    play_move_text(game, "0 0 0 1", {});
    return game;
}

}  // namespace

TEST_CASE("a game comes back with its moves and its time") {
    fresh_fake_platform();
    const Storage storage;
    CHECK(storage.game() == nullptr);
    OpenGame game = half_played();
    game.clock.set(61000);
    CHECK(storage.save_game(game, 0));
    const auto kept = storage.game();
    REQUIRE(kept);
    CHECK(moves_text(*kept) == moves_text(game));
    CHECK(kept->clock.elapsed(0) == 61000);
    CHECK(storage.previous() == nullptr);
}

TEST_CASE("the interrupted game has a place of its own, until it is forgotten") {
    fresh_fake_platform();
    const Storage storage;
    storage.save_previous(half_played(), 0);
    CHECK(storage.game() == nullptr);
    CHECK(storage.previous() != nullptr);
    storage.forget_previous();
    CHECK(storage.previous() == nullptr);
}

TEST_CASE("settings and records come back") {
    fresh_fake_platform();
    const Storage storage;
    Settings settings;
    settings.theme = ThemeChoice::dark;
    storage.save(settings);
    CHECK(storage.settings() == settings);
    Records records;
    records.add("#1p/x", 1234);
    storage.save(records);
    CHECK(storage.records().best_ms("#1p/x") == 1234);
}

TEST_CASE("what cannot be read is no game") {
    FakePlatform& host = fresh_fake_platform();
    host.kept["game"] = "tessera-save 1 damaged";
    CHECK(Storage().game() == nullptr);
}

TEST_CASE("a host that keeps nothing says so") {
    fresh_fake_platform().refuses_to_keep = true;
    CHECK_FALSE(Storage().save_game(half_played(), 0));
}

TEST_CASE("storage that is turned off keeps nothing, reads nothing and does not complain") {
    FakePlatform& host = fresh_fake_platform();
    Storage storage;
    CHECK(storage.save_game(half_played(), 0));
    storage.turn_off();
    CHECK(storage.game() == nullptr);
    host.kept.clear();
    CHECK(storage.save_game(half_played(), 0));
    storage.save(Settings());
    storage.save_previous(half_played(), 0);
    CHECK(host.kept.empty());
}

TEST_SUITE_END();
