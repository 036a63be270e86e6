#include "session/link_credits.h"

#include "games/polyomino/polyomino.h"
#include "jobs/open_link.h"
#include "session/share.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <variant>

namespace tessera {

TEST_SUITE_BEGIN("session/link_credits");

namespace {

const Credits by_anna{"Das Boot \xE2\x80\x93 l'\xC3\xA9t\xC3\xA9", "Anna M\xC3\xBCller"};

Credits credits_in(std::string_view code) {
    const auto content = read_link(code);
    REQUIRE(content);
    return std::visit([](const auto& session) { return session.credits(); }, std::get<AnySession>(*content));
}

}  // namespace

TEST_CASE(
    "every family's links carry a title and a name, with moves and without, and come back as they were") {
    for (const ShippedLevel& level : shipped_levels()) {
        CAPTURE(level.name);
        const auto session = open_level(level.text);
        REQUIRE(session);
        const auto plain = encode_link(*session, false);
        if (!plain) {
            continue;
        }
        for (const Credits& credits : {by_anna, Credits{"Title", ""}, Credits{"", "Name"},
                                       Credits{"", "", "Note"}, Credits{"Title", "Name", "Note"}}) {
            const std::string code = with_credits(*plain, credits);
            REQUIRE(code != *plain);
            CHECK(has_credits(code));
            CHECK(credits_in(code) == credits);
            const auto again = read_link(code);
            CHECK(encode_link(std::get<AnySession>(*again), false) == *plain);
        }
    }
}

TEST_CASE("what is not there is not sent, and a link has its credits once") {
    const std::string plain = *put_link_together('n', "7");
    CHECK(with_credits(plain, {}) == plain);
    CHECK_FALSE(has_credits(plain));
    const std::string once = with_credits(plain, by_anna);
    CHECK(with_credits(once, by_anna) == once);
    CHECK(with_credits(plain, {"two\nlines", "turned \xE2\x80\xAE round"}) == plain);
    CHECK(with_credits(plain, {std::string(longest_credit + 1, 'a'), ""}) == plain);
    const std::string longest = *put_link_together('n', std::string(1980, '7'));
    CHECK(with_credits(longest, by_anna) == longest);
}

TEST_CASE("credits that no program wrote are refused") {
    const std::string whole = with_credits(*put_link_together('p', "4x3/FG-C"), by_anna);
    const auto parts = take_link_apart(whole);
    REQUIRE(parts);
    REQUIRE(take_credits(parts->body));
    for (const std::string_view part : {"/-.", "/-.A", "/-.Cg", "/-.QQ", "/-.QQpB_", "/-.!", "/-.BQoF"}) {
        CAPTURE(part);
        CHECK_FALSE(take_credits("4x3/FG-C" + std::string(part)));
    }
    const std::string cut(parts->body.substr(0, parts->body.size() - 1));
    CHECK_FALSE((take_credits(cut) && take_credits(cut)->credits == by_anna));
}

TEST_CASE("the codes of all links from before have no credits") {
    for (const ShippedLevel& level : shipped_levels()) {
        CHECK_FALSE(has_credits(level.code));
    }
}

TEST_SUITE_END();

}  // namespace tessera
