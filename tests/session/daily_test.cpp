#include "session/daily.h"

#include "jobs/job.h"
#include "jobs/open_link.h"
#include "support/families.h"

#include <doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("session/daily");

TEST_CASE("days are read as they are written, and only days that there are") {
    for (const char* text : {"2026-11-21", "2024-02-29", "2020-01-01", "2199-12-31"}) {
        CAPTURE(text);
        REQUIRE(parse_day(text));
        CHECK(format_day(*parse_day(text)) == text);
    }
    for (const char* text : {"", "2026", "2026-11-2", "2026-11-31", "2023-02-29", "2026-13-01", "2019-12-31",
                             "2200-01-01", "2026/11/21", "2026-11-211", "2026-00-10", "2026-1--01"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_day(text));
    }
}

TEST_CASE_TEMPLATE_DEFINE("every day of a week has another puzzle", G, week) {
    std::set<std::string> params;
    for (const DailyWeek& way : G::daily_weeks) {
        for (const std::string_view day : way.params) {
            CHECK(G::parse_params(day));
        }
    }
    for (int day = 16; day <= 22; ++day) {  // November 2026: Monday to Sunday
        const Recipe recipe = daily_recipe(G::id, {{2026, 11, day}});
        CHECK(recipe.family == G::id);
        CHECK(recipe.seed == 20261100 + static_cast<std::uint64_t>(day));
        params.insert(recipe.params);
    }
    CHECK(params.size() == 7);
    CHECK(daily_recipe(G::id, {{2026, 11, 16}}).params == daily_recipe(G::id, {{2026, 11, 23}}).params);
}
TEST_CASE_TEMPLATE_APPLY(week, OfferedFamilies);

TEST_CASE_TEMPLATE_DEFINE("the puzzle of every day of a week can be made", G, days) {
    for (int day = 16; day <= 22; ++day) {
        CAPTURE(day);
        const auto link = encode_daily_link(G::id, {{2026, 11, day}});
        REQUIRE(link);
        const auto session = open_link(*link);
        REQUIRE(session);
        CHECK(family_id(*session) == G::id);
        CHECK_FALSE(std::visit([](const auto& game) { return game.is_solved(); }, *session));
    }
}
TEST_CASE_TEMPLATE_APPLY(days, OfferedFamilies);

TEST_CASE("from 26 November 2026 on there are three puzzles a day; earlier days stay as they were") {
    const Day last{2026, 11, 25};
    const Day first = day_after(last);
    for (const char* family : {"polyomino", "number_swap", "edge_match"}) {
        CAPTURE(family);
        CHECK(dailies_of(family, last) == std::vector<Daily>{{last}});
        CHECK(dailies_of(family, first) ==
              std::vector<Daily>{{first, DailyRank::easy}, {first}, {first, DailyRank::hard}});
    }
    CHECK(daily_recipe("polyomino", {last}).params == "size 6x6 pieces 0 smallest 2 largest 5");
    CHECK(daily_recipe("polyomino", {{2026, 11, 23}}).params.substr(0, 8) == "size 5x5");
    CHECK(daily_recipe("edge_match", {{2026, 11, 23}}).params ==
          "size 3x2 motifs 2 colors 3 frame yes halves no unique yes");
    CHECK(daily_recipe("number_swap", {last}).params == "size 3x3");
}

TEST_CASE(
    "the polyominoes of a day are graded, have one solution, and rise from puzzle to puzzle and day to day") {
    std::set<std::string> boards;
    std::vector<int> hardest;
    for (int number = 7; number <= 13; ++number) {  // December 2026: Monday to Sunday
        int before = -1;
        for (const Daily& daily : dailies_of("polyomino", {2026, 12, number})) {
            CAPTURE(format_daily(daily));
            const auto params = Polyomino::parse_params(daily_recipe("polyomino", daily).params);
            REQUIRE(params);
            CHECK(params->is_unique);
            CHECK_FALSE(params->set.empty());  // so no twins and no dominoes
            REQUIRE(params->tier);
            CHECK(static_cast<int>(*params->tier) > before);
            before = static_cast<int>(*params->tier);
        }
        hardest.push_back(before);
        const auto params = Polyomino::parse_params(daily_recipe("polyomino", {{2026, 12, number}}).params);
        boards.insert(std::to_string(params->columns) + params->figure + params->set);
        const Recipe easy = daily_recipe("polyomino", {{2026, 12, number}, DailyRank::easy});
        CHECK((number == 12) == (easy.params.find("figure any") != std::string::npos));  // Saturday
    }
    CHECK(boards.size() == 6);  // Wednesday and Thursday share one
    CHECK(std::is_sorted(hardest.begin(), hardest.end()));
}

TEST_CASE("from December 2026 on the middle puzzle of a Saturday is the pyramid") {
    CHECK(daily_recipe("polyomino", {{2026, 11, 28}}).params.find("figure any") != std::string::npos);
    for (const int number : {5, 12}) {
        const std::string params = daily_recipe("polyomino", {{2026, 12, number}}).params;
        const auto read = Polyomino::parse_params(params);
        REQUIRE(read);
        CHECK(read->lattice == "sphere");
        CHECK(Polyomino::format_params(*read) == params);
        CHECK(read->set == "iq");
        CHECK(params == Polyomino::daily_weeks.back().params[5]);  // also where it cannot be read
    }
}

TEST_CASE("a puzzle of a day is read as it is written") {
    for (const char* text : {"2026-11-26", "2026-11-26/easy", "2026-11-26/hard"}) {
        CAPTURE(text);
        REQUIRE(parse_daily(text));
        CHECK(format_daily(*parse_daily(text)) == text);
        const auto link = encode_daily_link("polyomino", *parse_daily(text));
        REQUIRE(link);
        CHECK(is_daily_link(*link));
        CHECK(read_daily_body(std::string("p1/") + text).value() ==
              daily_recipe("polyomino", *parse_daily(text)));
        CHECK(daily_of(daily_recipe("polyomino", *parse_daily(text))) == parse_daily(text));
    }
    for (const char* text :
         {"2026-11-26/", "2026-11-26/middle", "2026-11-26/easy/", "2026-11-31/easy", "/easy"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_daily(text));
    }
}

TEST_CASE_TEMPLATE_DEFINE("a recipe is of the day whose puzzle it makes, or of none", G, recipes) {
    const Day day{2026, 11, 16};
    const Recipe recipe = daily_recipe(G::id, {day});
    CHECK(daily_of(recipe) == Daily{day});
    CHECK_FALSE(daily_of({recipe.family, daily_recipe(G::id, {{2026, 11, 17}}).params, recipe.seed}));
    CHECK_FALSE(daily_of({recipe.family, recipe.params, 7}));
    CHECK_FALSE(daily_of({recipe.family, recipe.params, ~std::uint64_t{0}}));
}
TEST_CASE_TEMPLATE_APPLY(recipes, OfferedFamilies);

TEST_CASE("days follow one another, and months have as many as the calendar says") {
    CHECK(day_before({2026, 3, 1}) == Day{2026, 2, 28});
    CHECK(day_before({2024, 3, 1}) == Day{2024, 2, 29});
    CHECK(day_before({2026, 1, 1}) == Day{2025, 12, 31});
    CHECK(day_before({first_year, 1, 1}) == Day{first_year, 1, 1});
    CHECK(day_after({2026, 2, 28}) == Day{2026, 3, 1});
    CHECK(day_after({2025, 12, 31}) == Day{2026, 1, 1});
    CHECK(day_after({last_year, 12, 31}) == Day{last_year, 12, 31});
    CHECK(weekday_of({2026, 11, 16}) == 0);
    CHECK(weekday_of({2026, 11, 22}) == 6);
    CHECK(day_count(2024, 2) == 29);
    CHECK(day_count(2026, 12) == 31);
}

TEST_CASE("links to days are known among others") {
    CHECK(is_daily_link(*encode_daily_link("polyomino", {{2026, 11, 16}})));
    CHECK_FALSE(is_daily_link(*encode_shipped_link({"polyomino", "01-first"})));
    CHECK_FALSE(is_daily_link("#1d"));
}

TEST_CASE("a link to no day, to no family or of another generator is refused with a sentence") {
    CHECK(read_daily_body("p1/2026-11-21").has_value());
    CHECK(english(read_daily_body("p1/2026-11-31").error().message) ==
          "the link is to a day that does not exist");
    CHECK(english(read_daily_body("p1/").error().message) == "the link is to a day that does not exist");
    CHECK(read_daily_body("p99/2026-11-21").error().code == ErrorCode::unknown_version);
    CHECK(read_daily_body("z1/2026-11-21").error().code == ErrorCode::unknown_name);
    CHECK(read_daily_body("").error().code == ErrorCode::unknown_name);
}

TEST_SUITE_END();

}  // namespace tessera
