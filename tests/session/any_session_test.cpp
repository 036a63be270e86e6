#include "session/any_session.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("session/any_session");

TEST_CASE("the family of a level stands in its first line") {
    const auto family = family_of_level("tessera 1 null_game\n7\n");
    REQUIRE(family);
    CHECK(*family == "null_game");
}

TEST_CASE("comments and empty lines may stand above the first line") {
    const auto family = family_of_level("# a small one\n\n# by nobody\ntessera 1 null_game\n7\n");
    REQUIRE(family);
    CHECK(*family == "null_game");
}

TEST_CASE("a level of a newer version is refused as such, at its version") {
    const auto family = family_of_level("tessera 2 null_game\n7\n");
    REQUIRE_FALSE(family);
    CHECK(family.error().code == ErrorCode::unknown_version);
    CHECK(family.error().offset == 8);
}

TEST_CASE("a level of an unknown family is refused, at the family's name") {
    const auto session = open_level("# c\ntessera 1 chess\n7\n");
    REQUIRE_FALSE(session);
    CHECK(session.error().code == ErrorCode::unknown_name);
    CHECK(session.error().offset == 14);
    CHECK(english(session.error().message) == "there is no puzzle family called chess");
}

TEST_CASE("what does not begin like a level is refused") {
    for (const char* text :
         {"", "\n\n", "# only a comment", "tessera", "tessera 1", "tessera 0 null_game",
          "tessera x null_game", "tessera 1 null_game more", "chess 1 null_game", "\0\xff"}) {
        CAPTURE(text);
        const auto session = open_level(text);
        REQUIRE_FALSE(session);
        CHECK(session.error().code == ErrorCode::bad_syntax);
    }
}

}  // namespace tessera
