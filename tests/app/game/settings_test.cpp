#include "app/game/settings.h"

#include <doctest.h>

using namespace tessera;

TEST_SUITE_BEGIN("app/settings");

TEST_CASE("settings are read back as they were written, and older ones without the newer lines") {
    Settings settings;
    settings.errors = ErrorChoice::always;
    settings.motion = MotionChoice::reduced;
    settings.letters = false;
    CHECK(parse_settings(format_settings(settings)) == settings);
    CHECK(parse_settings("theme 2\n").errors == ErrorChoice::asked);
    CHECK(parse_settings("errors 9\n").errors == ErrorChoice::asked);
}

TEST_SUITE_END();
