#include "app/lab/replay/replay.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("app/lab/replay/replay");

TEST_CASE("a replay goes on by its speed, and rests at the end") {
    Replay replay;  // ten steps a second
    replay.play(1000, 25);
    CHECK(replay.due_ms() == 1100);
    replay.advance(1099, 25, false);
    CHECK(replay.place() == 0);
    replay.advance(1100, 25, false);
    CHECK(replay.place() == 1);
    CHECK(replay.due_ms() == 1200);
    replay.advance(3000, 25, false);
    CHECK(replay.place() == 20);
    CHECK(replay.is_playing());
    replay.advance(9000, 25, false);
    CHECK(replay.place() == 25);
    CHECK_FALSE(replay.is_playing());
    CHECK(replay.due_ms() == 0);
    replay.play(9000, 25);
    CHECK(replay.place() == 0);
}

TEST_CASE("a replay that has caught up waits for a search at work, and does not leap when more comes") {
    Replay replay;
    replay.play(0, 5);
    replay.advance(2000, 5, true);
    CHECK(replay.place() == 5);
    CHECK(replay.is_playing());
    replay.advance(2100, 500, true);
    CHECK(replay.place() == 6);
}

TEST_CASE("another speed counts from where it was chosen") {
    Replay replay;
    replay.play(0, 1000);
    replay.advance(1000, 1000, false);
    CHECK(replay.place() == 10);
    replay.change_speed(1, 1000);
    CHECK(replay.speed() == 30);
    replay.advance(2000, 1000, false);
    CHECK(replay.place() == 40);
    replay.change_speed(-100, 2000);
    CHECK(replay.speed() == 1);
    CHECK_FALSE(replay.can_be_slower());
    replay.change_speed(100, 2000);
    CHECK(replay.speed() == 100'000);
    CHECK_FALSE(replay.can_be_faster());
}

TEST_CASE("to seek is to rest there, within what there is") {
    Replay replay;
    replay.play(0, 10);
    replay.seek(7, 10);
    CHECK(replay.place() == 7);
    CHECK_FALSE(replay.is_playing());
    replay.seek(11, 10);
    CHECK(replay.place() == 10);
    replay.seek(-1, 10);
    CHECK(replay.place() == 0);
}

TEST_SUITE_END();

}  // namespace tessera
