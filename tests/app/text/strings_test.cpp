#include "app/text/strings.h"

#include "app/game/play/settings.h"
#include "base/json.h"
#include "support/french.h"

#include <doctest.h>

using namespace tessera;

TEST_SUITE_BEGIN("app/text/strings");

TEST_CASE("a sentence is filled in, begins with a capital and can be closed by one stop") {
    const Strings english;
    CHECK(english.of(say("{} {cell|cells} left", 3)) == "3 cells left");
    CHECK(english.with_stop(say("the link is cut off")) == "The link is cut off.");
    CHECK(english.with_stop(say("Solved!")) == "Solved!");
}

TEST_CASE("French sentences come from the table, accented capitals included") {
    const Strings french(&tessera::french());
    CHECK(french.of(say("the link is cut off")) == "Le lien est coupé");
    CHECK(french.of(std::string_view("Undo")) == "Annuler");
    CHECK(french.labelled("How to play", "x") == "Comment jouer\u00a0: x");
    CHECK(Strings().labelled("How to play", "x") == "How to play: x");
    CHECK(french.of(say("{} would overlap {}", "L", "P")) == "L recouvrirait P");
}

TEST_CASE("the words after a number follow it, in French from two on") {
    const auto moves = [](int count) {
        return say("{} {move|moves} in {}", count, "0:05");
    };
    CHECK(Strings().of(moves(0)) == "0 moves in 0:05");
    CHECK(Strings().of(moves(1)) == "1 move in 0:05");
    const Strings french(&tessera::french());
    CHECK(french.of(moves(0)) == "0 coup en 0:05");
    CHECK(french.of(moves(1)) == "1 coup en 0:05");
    CHECK(french.of(moves(2)) == "2 coups en 0:05");
}

TEST_CASE("a sentence without French is shown in English") {
    CHECK(Strings(&french()).of(say("no such words")) == "No such words");
}

TEST_CASE("a table that is damaged, or of another kind, is no translation") {
    const std::string_view whole = "tessera-translation 1\ncode xx\nenglish a\ntranslation b\n";
    const auto translation = Translation::read(whole);
    REQUIRE(translation);
    CHECK(translation->code() == "xx");
    CHECK(translation->of("a") == "b");
    CHECK(translation->of("b").empty());
    CHECK_FALSE(Translation::read(""));
    CHECK_FALSE(Translation::read(whole.substr(0, whole.find("translation b"))));
    CHECK_FALSE(Translation::read("tessera-levels 1\n"));
}

TEST_CASE("settings come back as they were, and unknown lines are passed over") {
    Settings settings;
    settings.theme = ThemeChoice::dark;
    settings.letters = false;
    CHECK(parse_settings(format_settings(settings)) == settings);
    CHECK(parse_settings("theme 1\nsound 2\nmotion 9\nletters\n").theme == ThemeChoice::light);
    CHECK(parse_settings("motion 9").motion == MotionChoice::system);
}

TEST_CASE("JSON is written with its commas, quotes and numbers right") {
    Json json;
    json.open('{');
    json.field("name", "a \"b\"\n");
    json.field("half", 2.5);
    json.field("whole", 3.0F);
    json.key("list");
    json.open('[');
    json.number(1);
    json.flag(true);
    json.null();
    json.close(']');
    json.field("last", false);
    json.close('}');
    CHECK(json.written() ==
          R"({"name":"a \"b\"\u000a","half":2.5,"whole":3,"list":[1,true,null],"last":false})");
}

TEST_SUITE_END();
