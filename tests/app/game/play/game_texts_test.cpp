#include "app/game/play/game_texts.h"

#include <doctest.h>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/play/game_texts");

TEST_CASE("a game that has just begun says no time, and a longer one its minutes, which do not hurry") {
    const Strings english;
    CHECK(minutes_text(english, 59'999).empty());
    CHECK(minutes_text(english, 60'000) == "1 min");
    CHECK(minutes_text(english, 67 * 60'000) == "1 h 07");
    CHECK(clock_text(59'999) == "0:59");
}

TEST_SUITE_END();
