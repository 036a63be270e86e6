// Promise: An import says what is wrong with its file, and is imported whole or not at all. Also:
//     app/game/kept/taking_in_test.cpp, app/game/stored_changes_test.cpp.

#include "session/exported_texts.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("session/exported_texts");

namespace {

const KeptTexts some = {{"game.1", "tessera-kept 1\nend\n"},
                        {"aside.1", std::string("odd \0 bytes \xff \\ \r", 17)},
                        {"settings", ""}};

std::string refusal_of(std::string_view text) {
    const auto read = parse_export(text);
    return read ? "" : read.error().message.pattern;
}

}  // namespace

TEST_CASE("an export holds every text as it is, whatever bytes are in it") {
    CHECK(parse_export(format_export(some)) == some);
    CHECK(parse_export(format_export({})) == KeptTexts());
}

TEST_CASE("an export that is cut off anywhere says so") {
    const std::string text = format_export(some);
    for (std::size_t size = std::string_view("tessera-export 1").size(); size < text.size(); ++size) {
        CAPTURE(size);
        CHECK(refusal_of(text.substr(0, size)) == "this file is cut off: its end is missing");
    }
}

TEST_CASE("what is newer, damaged, too much or no export at all says what it is") {
    const std::string text = format_export(some);
    CHECK(refusal_of("tessera-export 2" + text.substr(16)).find("newer version") != std::string::npos);
    CHECK(refusal_of("tessera-export 2\n").find("newer version") != std::string::npos);
    std::string damaged = text;
    damaged.replace(damaged.find("text"), 4, "texx");
    CHECK(refusal_of(damaged) == "this file is damaged");
    for (const std::string_view foreign : {"", "a letter to grandmother", "tessera-exporter 1\nend\n"}) {
        CHECK(refusal_of(foreign) == "this file has no Tessera games in it");
    }
    std::string many = "tessera-export 1\n";
    for (int index = 0; index <= most_exported; ++index) {
        many += "key " + std::to_string(index) + "\ntext\n";
    }
    CHECK(refusal_of(format_export({{"a", std::string(longest_export, 'a')}})) ==
          "this file holds more than Tessera ever keeps");
    CHECK(refusal_of(many + "end\n") == "this file holds more than Tessera ever keeps");
}

TEST_SUITE_END();

}  // namespace tessera
