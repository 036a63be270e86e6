#include "session/share.h"

#include "games/null_game/null_game.h"
#include "jobs/open_link.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <set>

namespace tessera {

TEST_SUITE_BEGIN("session/share");

namespace {

constexpr std::string_view letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_/.#%? \n";

std::string link_of(char letter, std::string_view body) {
    return *put_link_together(letter, body);
}

Session<NullGame> small_game() {
    Session<NullGame> session({7});
    session.play({1});
    session.play({1});
    session.play({-1});
    return session;
}

bool is_accepted(std::string_view code) {
    const auto parts = take_link_apart(code);
    return parts && parts->letter == 'n' && open_link_body<NullGame>(parts->body);
}

}  // namespace

TEST_CASE("a link holds the puzzle, and the moves when asked for") {
    const std::string plain = *encode_link_of(small_game(), false);
    const std::string with_moves = *encode_link_of(small_game(), true);
    CHECK(plain.substr(0, 6) == "#1n/7/");
    CHECK(with_moves.substr(0, 9) == "#1n/7.._/");
    const auto parts = take_link_apart(with_moves);
    REQUIRE(parts);
    const auto session = open_link_body<NullGame>(parts->body);
    REQUIRE(session);
    CHECK(session->history() == small_game().history());
}

TEST_CASE("a link with any one character changed, left out, added or exchanged is refused") {
    const std::string code = *encode_link_of(small_game(), true);
    REQUIRE(is_accepted(code));
    for (std::size_t place = 0; place < code.size(); ++place) {
        CAPTURE(place);
        CHECK_FALSE(is_accepted(std::string(code).erase(place, 1)));
        for (const char letter : letters) {
            CAPTURE(letter);
            std::string changed = code;
            changed[place] = letter;
            CHECK(is_accepted(changed) == (changed == code));
            const std::string longer = std::string(code).insert(place, 1, letter);
            CHECK_FALSE(is_accepted(longer));
        }
        std::string exchanged = code;
        std::swap(exchanged[place], exchanged[(place + 1) % code.size()]);
        CHECK(is_accepted(exchanged) == (exchanged == code));
    }
}

TEST_CASE("a link that is cut off anywhere is refused") {
    const std::string code = *encode_link_of(small_game(), true);
    for (std::size_t length = 0; length < code.size(); ++length) {
        CAPTURE(length);
        CHECK_FALSE(is_accepted(code.substr(0, length)));
    }
}

TEST_CASE("each way of being wrong has its own sentence") {
    const std::string good = link_of('n', "7");
    const std::string codes[] = {
        "",                               // empty
        good.substr(0, good.size() - 2),  // cut off
        link_of('n', "8").substr(0, good.size() - 4) + "zzzz",
        "#2n/7/abc",     // a newer version
        "#1n/7%20/abc",  // a character that is not allowed in links
        "#1n/" + std::string(max_link_length, '7'),
        link_of('q', "7"),  // an unknown letter
    };
    std::set<std::string> sentences;
    for (const std::string& code : codes) {
        CAPTURE(code);
        const auto content = read_link(code);
        REQUIRE_FALSE(content);
        CHECK(content.error().offset <= code.size());
        sentences.insert(content.error().message.pattern);
    }
    CHECK(sentences.size() == std::size(codes));
}

TEST_CASE("a body that the family would write otherwise is refused although its check digits fit") {
    CHECK_FALSE(is_accepted(link_of('n', "07")));
    CHECK_FALSE(is_accepted(link_of('n', "")));
    CHECK_FALSE(is_accepted(link_of('n', "7/")));
    CHECK(is_accepted(link_of('n', "7")));
}

TEST_CASE("moves that the rules forbid are refused") {
    const auto session = open_link_body<NullGame>("7_");
    REQUIRE_FALSE(session);
    CHECK(session.error().code == ErrorCode::illegal_move);
}

TEST_CASE("a recipe says what has to be made, and makes nothing") {
    const std::string code = *encode_recipe<NullGame>({9}, 42);
    const auto parts = take_link_apart(code);
    REQUIRE(parts);
    CHECK(parts->letter == 't');
    CHECK(parts->body == "n1/42/largest.9");
    const auto recipe = read_recipe<NullGame>(parts->body.substr(1));
    REQUIRE(recipe);
    CHECK((*recipe == Recipe{"null_game", "largest 9", 42}));
}

TEST_CASE("a damaged recipe is refused") {
    for (const char* recipe :
         {"", "1", "1/", "1/42", "1/42/", "1/42/largest.0", "1/042/largest.9", "1/x/largest.9",
          "2/42/largest.9", "1/42/largest.9/", "1/42/largest.09", "1/42/largest.9.largest.9"}) {
        CAPTURE(recipe);
        CHECK_FALSE(read_recipe<NullGame>(recipe));
    }
}

TEST_CASE("a level that comes with the program is opened by its name, which reading the link only tells") {
    for (const ShippedLevel& level : shipped_levels()) {
        CAPTURE(level.name);
        const LevelName name{level.family, level.name};
        const auto code = encode_shipped_link(name);
        REQUIRE(code);
        const auto content = read_link(*code);
        REQUIRE(content);
        REQUIRE(std::holds_alternative<LevelName>(*content));
        CHECK(std::get<LevelName>(*content) == name);
        const auto session = open_link(*code);
        REQUIRE(session);
        CHECK(level_text(*session) == level_text(*open_level(level.text)));
    }
    CHECK_FALSE(open_link(*encode_shipped_link({"polyomino", "no-such-level"})));
    CHECK_FALSE(read_link(*put_link_together(shipped_letter, "polyomino")));
}

TEST_CASE("a puzzle too large for a link is an error value") {
    CHECK(put_link_together('n', std::string(max_link_length - 9, '7')));
    const auto code = put_link_together('n', std::string(max_link_length - 8, '7'));
    REQUIRE_FALSE(code);
    CHECK(code.error().code == ErrorCode::limit_exceeded);
}

}  // namespace tessera
