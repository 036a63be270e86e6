#include "app/game/play/settings.h"

#include <doctest.h>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/play/settings");

TEST_CASE("settings are read back as they were written, and older ones without the newer lines") {
    Settings settings;
    settings.errors = ErrorChoice::always;
    settings.motion = MotionChoice::reduced;
    settings.sound = SoundChoice::loud;
    settings.letters = false;
    CHECK(parse_settings(format_settings(settings)) == settings);
    CHECK(parse_settings("theme 2\n").errors == ErrorChoice::asked);
    CHECK(parse_settings("errors 9\n").errors == ErrorChoice::asked);
    CHECK(parse_settings("theme 2\n").sound == SoundChoice::unasked);
}

TEST_CASE("a language is kept by its place in the list, which never changes") {
    CHECK(language_choice("en") == LanguageChoice::english);
    CHECK(language_choice("tlh") == LanguageChoice::system);
    CHECK(parse_settings("language 1\n").language == language_choice("en"));
    CHECK(parse_settings("language 2\n").language == language_choice("fr"));
    CHECK(parse_settings("language 3\n").language == language_choice("de"));
}

TEST_CASE("what a later program wrote stays when this one writes, unless the player chooses anew") {
    const std::string later = "theme 1\nmotion 7\nletters 0\nmusic on\nerrors always 2\n";
    const Settings settings = parse_settings(later);
    CHECK(settings.motion == MotionChoice::system);
    Settings changed = settings;
    changed.theme = ThemeChoice::dark;
    const std::string text = format_settings(changed, later);
    CHECK(parse_settings(text) == changed);
    for (const std::string_view line : {"motion 7\n", "music on\n", "errors always 2\n"}) {
        CAPTURE(line);
        CHECK(text.find(line) != std::string::npos);
    }
    CHECK(text.find("motion 0") == std::string::npos);
    changed.motion = MotionChoice::reduced;
    const std::string chosen = format_settings(changed, text);
    CHECK(chosen.find("motion 7") == std::string::npos);
    CHECK(parse_settings(chosen) == changed);
    CHECK(format_settings(changed, chosen) == chosen);
}

TEST_SUITE_END();
