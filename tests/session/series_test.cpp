// Promise: Several puzzles in order are one link or one file, which comes back as it was or is refused in one sentence.

#include "session/series.h"

#include "games/number_swap/number_swap.h"
#include "jobs/open_link.h"
#include "session/daily.h"
#include "session/link_credits.h"
#include "session/share.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <string>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("session/series");

namespace {

std::string some_code(int index) {
    return encode_link(*open_level(shipped_levels()[static_cast<std::size_t>(index)].text), false).value();
}

// One puzzle of each kind of link; the last has a title of its own.
Series mixed_series() {
    const std::string last = with_credits(some_code(2), {"Last", "Ben"});
    return {{"Journey", "Anna"},
            {some_code(0), *encode_shipped_link({"polyomino", "0001-two-pieces"}),
             *encode_daily_link(Polyomino::id, *parse_daily("2026-11-26/easy")),
             *encode_recipe<NumberSwap>(*NumberSwap::parse_params(""), 7), last}};
}

Series two_puzzles() {
    return {{}, {some_code(0), some_code(1)}};
}

std::string with_body(std::string_view body) {
    return *put_link_together(series_letter, body);
}

}  // namespace

TEST_CASE("a series keeps its puzzles, their order, its title and its author, in a link and in a file") {
    for (Series series : {mixed_series(), two_puzzles()}) {
        for (const Credits& credits : {Credits{}, Credits{"T", ""}, Credits{"", "N"}, Credits{"T", "N"}}) {
            series.credits = credits;
            const auto code = encode_series(series);
            REQUIRE(code);
            CHECK(is_series_link(*code));
            CHECK(read_series(*code) == series);
            CHECK(parse_series(format_series(series)) == series);
        }
    }
}

TEST_CASE("the same series is the same link for ever") {
    const Series series{{"Two", ""}, {"#1s/2x2/I/x6ba", "#1s/2x2/U/wsba"}};
    const std::string code = encode_series(series).value();
    CHECK(take_link_apart(code)->body == "AGs2x2/IAGs2x2/U/-.VHdvCg");
    CHECK(read_series(code) == series);
}

TEST_CASE("a series link that is cut, changed or put together wrongly is refused") {
    const std::string code = encode_series(mixed_series()).value();
    for (std::size_t length = 0; length < code.size(); ++length) {
        CHECK_FALSE(read_series(code.substr(0, length)));
    }
    for (std::size_t place = 1; place < code.size(); ++place) {
        std::string changed = code;
        changed[place] = changed[place] == 'x' ? 'y' : 'x';
        CHECK_FALSE(read_series(changed));
    }
    const std::string two = "AGs2x2/IAGs2x2/U";
    REQUIRE(read_series(with_body(two)));
    for (const std::string_view more :
         {"A", "AG", "AGs2x2/", "AAs", "/", "/x", "/-.", "/-.VHdvCg/-.VHdvCg", ".."}) {
        CAPTURE(more);
        CHECK_FALSE(read_series(with_body(two + std::string(more))));
    }
    for (const std::string_view body :
         {"", "AG", "AGs2x2/I", "AGs2x2/IAGz2x2/U", "AGs2x2/IAG12x2/U", "AG/2x2/IAGs2x2/U"}) {
        CAPTURE(body);
        CHECK_FALSE(read_series(with_body(body)));
    }
}

TEST_CASE("whatever the body of a series link is, what is read is written the same again") {
    const std::string whole = encode_series(mixed_series()).value();
    const std::string body(take_link_apart(whole)->body);
    for (std::size_t from = 0; from < body.size(); ++from) {
        for (const std::string& cut :
             {body.substr(from), body.substr(0, from), body.substr(0, from) + body}) {
            const auto code = put_link_together(series_letter, cut);
            const auto series = code ? read_series(*code) : tl::unexpected<Error>(Error{});
            if (series) {
                CHECK(encode_series(*series) == code);
            } else if (code) {
                CHECK_FALSE(series.error().message.pattern.empty());
            }
        }
    }
}

TEST_CASE("a series in a series is refused, and so is one of a single puzzle") {
    Series series = two_puzzles();
    series.puzzles.push_back(encode_series(two_puzzles()).value());
    CHECK_FALSE(read_series(encode_series(series).value()));
    CHECK_FALSE(parse_series(format_series(series)));
    series.puzzles.resize(1);
    const auto single = parse_series(format_series(series));
    REQUIRE_FALSE(single);
    CHECK(single.error().message.pattern == "a series has at least {} {puzzle|puzzles}");
    CHECK(parse_series(format_series(series), 0) == series);
}

TEST_CASE("a series too long for a link says so, and is a file as before") {
    Series series = two_puzzles();
    const std::string large = with_credits(some_code(0), {std::string(150, 'T'), ""});
    while (encode_series(series)) {
        series.puzzles.push_back(large);
    }
    CHECK(encode_series(series).error().message.pattern ==
          "this series is too long for a link; save it as a file");
    CHECK(parse_series(format_series(series)) == series);
    series.puzzles.resize(most_in_series + 1, some_code(0));
    CHECK_FALSE(parse_series(format_series(series)));
}

TEST_CASE("a file of a series may have addresses, empty lines and line ends of other systems") {
    const Series series = two_puzzles();
    const std::string text = "tessera 1 series\r\n\r\ntitle  Two \r\npuzzle https://example.org/" +
                             series.puzzles[0] + "\r\n\npuzzle " + series.puzzles[1];
    const auto read = parse_series(text);
    REQUIRE(read);
    CHECK(read->puzzles == series.puzzles);
    CHECK(read->credits == Credits{"Two", ""});
    for (const std::string_view wrong : {"title A\n", "puzzle here\n", "place it\n", "puzzle\n", "title\n"}) {
        CAPTURE(wrong);
        CHECK_FALSE(parse_series(text + "\n" + std::string(wrong)));
    }
    CHECK_FALSE(parse_series("tessera 1 polyomino\n"));
    CHECK_FALSE(is_series_text(""));
}

TEST_CASE("who opens one puzzle learns that the link is to a series") {
    const auto opened = open_link(encode_series(two_puzzles()).value());
    REQUIRE_FALSE(opened);
    CHECK(opened.error().message.pattern == "the link is to a series of puzzles: open it in the game");
}

TEST_SUITE_END();

}  // namespace tessera
