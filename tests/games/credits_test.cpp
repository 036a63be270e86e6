// Promise: Title, author and note go with level text and link, and codes stay unchanged. Also:
//     session/link_credits_test.cpp, app/game/signing_test.cpp.

#include "games/credits.h"

#include "games/families.h"
#include "session/any_session.h"

#include <doctest.h>

#include <string>

namespace tessera {

TEST_SUITE_BEGIN("games/credits");

namespace {

template <class G>
void keeps_its_author(const std::string& text) {
    const auto plain = G::parse_level(text);
    REQUIRE(plain);
    auto level = *plain;
    level.title = "Boat";
    level.author = "Anna M\xC3\xBCller";
    level.note = "Two of them are twins.";
    const std::string written = G::format_level(level);
    CHECK(written.find("author Anna M\xC3\xBCller\nnote Two of them are twins.\n") != std::string::npos);
    const auto again = G::parse_level(written);
    REQUIRE(again);
    CHECK(*again == level);
    CHECK(G::format_level(*plain).find("author") == std::string::npos);
    std::string twice = written;
    twice.insert(twice.find("author"), "author Bert\n");
    CHECK_FALSE(G::parse_level(twice));
    std::string noted_twice = written;
    noted_twice.insert(noted_twice.find("note"), "note Another\n");
    CHECK_FALSE(G::parse_level(noted_twice));
    std::string steering = written;
    steering.insert(steering.find("Two of them"), "\xE2\x80\xAE");
    CHECK_FALSE(G::parse_level(steering));
}

}  // namespace

TEST_CASE("a title and a name are one line of whole letters that steer nothing") {
    CHECK(is_credit("Das Boot \xE2\x80\x93 2"));
    CHECK(is_credit("\xF0\x9F\xA7\xA9"));
    for (const std::string_view text :
         {"", " a", "a ", "a\nb", "a\tb", "\xC3", "\xC0\x80", "\xED\xA0\x80", "\xF5\x80\x80\x80",
          "\xE2\x80\xAE", "\xE2\x81\xA6x", "\xC2\x85", "\x7F", "a\xE2\x80\xA8"}) {
        CAPTURE(text);
        CHECK_FALSE(is_credit(text));
    }
    CHECK(is_credit(std::string(longest_credit, 'a')));
    CHECK_FALSE(is_credit(std::string(longest_credit + 1, 'a')));
    CHECK(without_blanks_around(" \t a b \n") == "a b");
    CHECK(without_blanks_around(" \t\n").empty());
}

TEST_CASE("the titles that generators give are told from those of people") {
    CHECK(is_given_by_generator("11x5 iq expert #318"));
    CHECK(is_given_by_generator("6x10 #7"));
    for (const std::string_view title : {"", "Boat", "Boat #7", "11x5", "11x5 boat", "x5 #7"}) {
        CAPTURE(title);
        CHECK_FALSE(is_given_by_generator(title));
    }
}

TEST_CASE("level text of every family says who made it, where somebody signed") {
    keeps_its_author<Polyomino>("tessera 1 polyomino\nboard\n...\nend\npiece A\nXXX\nend\n");
    keeps_its_author<NumberSwap>("tessera 1 number_swap\ngrid\n2 1\n3 4\nend\n");
    keeps_its_author<EdgeMatch>("tessera 1 edge_match\ntiles\n--=B=A-- ----=A=B\n=B----=A =A----=B\nend\n");
}

TEST_SUITE_END();

}  // namespace tessera
