#include "formats/cover/dlx_text.h"

#include "base/text.h"

#include <doctest.h>

#include <string>
#include <utility>

namespace tessera {

TEST_SUITE_BEGIN("formats/cover/dlx_text");

TEST_CASE("Knuth's example with colours is read, and written as it was") {
    const std::string text =
        "| TAOCP 7.2.2.1, (49)\n"
        "p q r | x y\n"
        "p q x y:A\n"
        "p r x:A y\n"
        "p x:B\n"
        "q x:A\n"
        "r y:B\n";
    Result<DlxText> read = parse_dlx(text);
    REQUIRE(read);
    CHECK(read->cover.problem.primary_count() == 3);
    CHECK(read->cover.problem.item_count() == 5);
    CHECK_FALSE(read->cover.problem.is_solution({0, 4}));
    CHECK(read->cover.problem.is_solution({1, 3}));
    CHECK(option_text(read->cover, 1) == "p r x:A y");
    CHECK("| TAOCP 7.2.2.1, (49)\n" + format_dlx(read->cover) == text);
}

TEST_CASE("comments, blank lines and options without primary items are passed over") {
    const auto read = parse_dlx("\n  | one\na b | c\n\n|two\nb a c:x\nc:y\n");
    REQUIRE(read);
    CHECK(read->ignored_options == 1);
    CHECK(format_dlx(read->cover) == "a b | c\nb a c:x\n");
}

TEST_CASE("damaged texts are refused with a sentence at the place") {
    const std::pair<std::string, std::string> texts[] = {
        {"", "1:1: the line with the names of the items is missing"},
        {"| only\n", "2:1: the line with the names of the items is missing"},
        {"| a comment\n b a  b\n", "2:7: the item b is named twice"},
        {"a 2:3|b\n", "1:3: 2:3|b has a multiplicity, and only items that are covered once are read"},
        {"a b:c\n", "1:3: the name of an item is 1 to 64 letters without : and |"},
        {"a " + std::string(65, 'x') + "\n", "1:3: the name of an item is 1 to 64 letters without : and |"},
        {"a b\na\nb c a\n", "3:3: there is no item c"},
        {"a b\na b a\n", "2:5: the option has the item a twice"},
        {"a | b\na:x\n", "2:3: a is a primary item and has no colour"},
        {"a | b\na b:\n", "2:5: the name of a colour is 1 to 64 letters without : and |"},
        {"a | b\na b:x:y\n", "2:5: the name of a colour is 1 to 64 letters without : and |"},
    };
    for (const auto& entry : texts) {
        const std::string& text = entry.first;
        const std::string& sentence = entry.second;
        CAPTURE(text);
        const auto read = parse_dlx(text);
        REQUIRE_FALSE(read);
        const TextPosition place = position_of(text, read.error().offset);
        CHECK(std::to_string(place.line) + ":" + std::to_string(place.column) + ": " +
                  english(read.error().message) ==
              sentence);
    }
}

}  // namespace tessera
