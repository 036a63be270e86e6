#include "print/paper/text_width.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("print/text_width");

TEST_CASE("wide letters are wider than narrow ones, and letters of several bytes count once") {
    CHECK(text_width("WWW", 4) > 2 * text_width("iii", 4));
    CHECK(text_width("ab", 8) == doctest::Approx(2 * text_width("ab", 4)));
    CHECK(text_width("\xC3\xA9", 4) == text_width("\xC3\xA0", 4));
    CHECK(text_width("\xE2\x80\x93", 4) == text_width("\xC3\xA9", 4));
    CHECK(bold_text_width("word", 4) > text_width("word", 4));
}

TEST_CASE("text is broken between words, and within a word only where it is wider than a line") {
    const std::string text = "one two three four five six seven eight";
    const auto lines = wrapped(text, 3, 20);
    REQUIRE(lines.size() > 1);
    std::string joined;
    for (const std::string& line : lines) {
        CHECK(text_width(line, 3) <= 20);
        joined += (joined.empty() ? "" : " ") + line;
    }
    CHECK(joined == text);
    CHECK(wrapped("", 3, 20).empty());
    const auto pieces = wrapped(std::string(60, 'x'), 3, 20);
    REQUIRE(pieces.size() > 1);
    CHECK(text_width(pieces.front(), 3) <= 20);
}

TEST_CASE("no letter of several bytes is torn apart") {
    std::string word;
    for (int count = 0; count < 40; ++count) {
        word += "\xC3\xA9";
    }
    for (const std::string& line : wrapped(word, 3, 20)) {
        CHECK(line.size() % 2 == 0);
    }
    CHECK(cut_to_width(word, 3, 20).size() % 2 == 1);  // whole characters and a three-byte ellipsis
}

TEST_CASE("what is too long for a line ends with an ellipsis") {
    CHECK(cut_to_width("short", 4, 40) == "short");
    const std::string cut = cut_to_width("a title that is far too long for its place", 4, 40);
    CHECK(cut.find("\xE2\x80\xA6") == cut.size() - 3);
    CHECK(bold_text_width(cut, 4) <= 40);
}

TEST_SUITE_END();

}  // namespace tessera
