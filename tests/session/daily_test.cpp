#include "session/daily.h"

#include "games/edge_match/engines/grader.h"
#include "games/number_swap/support.h"
#include "games/polyomino/board_mask.h"
#include "games/polyomino/figures.h"
#include "jobs/engines.h"
#include "jobs/job.h"
#include "jobs/open_link.h"
#include "support/families.h"

#include <doctest.h>

#include <algorithm>
#include <array>
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

namespace {

constexpr Day new_monday{2026, 12, 7};

// Returns the puzzles of a rank for so many weeks from the newest one on, Monday first.
std::vector<Daily> dailies_from_monday(DailyRank rank, int week_count) {
    std::vector<Daily> dailies;
    Day day = new_monday;
    for (int index = 0; index < 7 * week_count; ++index) {
        dailies.push_back({day, rank});
        day = day_after(day);
    }
    return dailies;
}

template <class G>
typename G::Params params_of(const Daily& daily) {
    return G::parse_params(daily_recipe(G::id, daily).params).value();
}

// Returns the board of params, with the set that covers it.
std::string board_name(const polyomino::Params& params) {
    return std::to_string(params.columns) + 'x' + std::to_string(params.rows) + params.mask + params.figure +
           params.lattice + params.outline;
}

// A grid's board is its size and the figure that its barriers draw.
std::string board_name(const number_swap::Params& params) {
    return std::to_string(params.columns) + 'x' + std::to_string(params.rows) +
           std::string(at(number_swap::wall_names, static_cast<int>(params.walls)));
}

std::string board_name(const edge_match::Params& params) {
    return std::to_string(params.columns) + 'x' + std::to_string(params.rows);
}

// Returns the most cells that a board of these params has.
template <class Params>
int most_cells(const Params& params) {
    return params.rows * params.columns;
}
int most_cells(const polyomino::Params& params) {
    if (params.lattice == "sphere") {
        return params.rows * (params.rows + 1) * (2 * params.rows + 1) / 6;
    }
    if (!params.lattice.empty()) {
        return 55;  // the turned board of the boxed game
    }
    int most = params.figure.empty()
                   ? open_cell_count(*polyomino::board_of_mask(params.rows, params.columns, params.mask))
                   : 0;
    for (const std::string_view name : polyomino::figure_names()) {
        most = params.figure.empty() ? most : std::max(most, open_cell_count(polyomino::figure_board(name)));
    }
    return most;
}

constexpr std::array all_ranks = {DailyRank::easy, DailyRank::middle, DailyRank::hard};

}  // namespace

TEST_CASE_TEMPLATE_DEFINE(
    "the puzzles of a day are graded, and rise from puzzle to puzzle and through the week", G, graded) {
    for (const DailyRank rank : all_ranks) {
        std::vector<int> tiers;
        for (const Daily& daily : dailies_from_monday(rank, 1)) {
            CAPTURE(format_daily(daily));
            const auto params = params_of<G>(daily);
            REQUIRE(params.tier);
            tiers.push_back(static_cast<int>(*params.tier));
            const DailyRank next = rank == DailyRank::easy ? DailyRank::middle : DailyRank::hard;
            CHECK((rank == next || *params.tier < *params_of<G>({daily.day, next}).tier));
        }
        CHECK(std::is_sorted(tiers.begin(), tiers.end()));
        CHECK(tiers.front() < tiers.back());
    }
}
TEST_CASE_TEMPLATE_APPLY(graded, OfferedFamilies);

TEST_CASE_TEMPLATE_DEFINE("every day of a week has another board than the others, for each of its puzzles", G,
                          boards) {
    for (const DailyRank rank : all_ranks) {
        std::set<std::string> names;
        for (const Daily& daily : dailies_from_monday(rank, 1)) {
            names.insert(board_name(params_of<G>(daily)));
        }
        CHECK(names.size() == 7);
    }
}
TEST_CASE_TEMPLATE_APPLY(boards, OfferedFamilies);

TEST_CASE_TEMPLATE_DEFINE("each of a Sunday's puzzles is larger than all others of its rank in the week", G,
                          sundays) {
    for (const DailyRank rank : all_ranks) {
        const std::vector<Daily> week = dailies_from_monday(rank, 1);
        const int sunday = most_cells(params_of<G>(week.back()));
        for (int index = 0; index < 6; ++index) {
            CHECK(most_cells(params_of<G>(at(week, index))) < sunday);
        }
    }
}
TEST_CASE_TEMPLATE_APPLY(sundays, OfferedFamilies);

TEST_CASE("the polyominoes and edge matches of a day have one solution, and the pieces are of sets") {
    for (const DailyRank rank : all_ranks) {
        for (const Daily& daily : dailies_from_monday(rank, 1)) {
            CAPTURE(format_daily(daily));
            CHECK(params_of<Polyomino>(daily).is_unique);
            CHECK(params_of<Polyomino>(daily).has_own_stream);
            CHECK_FALSE(params_of<Polyomino>(daily).set.empty());  // so no twins and no dominoes
            CHECK(params_of<EdgeMatch>(daily).is_unique);
        }
    }
}

TEST_CASE("on Saturdays alone barriers draw a figure, and motifs of edge matches come in two halves") {
    for (const DailyRank rank : all_ranks) {
        for (const Daily& daily : dailies_from_monday(rank, 1)) {
            CAPTURE(format_daily(daily));
            const bool is_saturday = weekday_of(daily.day) == 5;
            CHECK((params_of<NumberSwap>(daily).walls == number_swap::Walls::any) == is_saturday);
            CHECK(params_of<EdgeMatch>(daily).has_halves == is_saturday);
        }
    }
}

namespace {

Tier tier_of(const edge_match::Level& level) {
    auto grader = *edge_match::Grader::start(level, EdgeMatch::start(level));
    while (grader.advance(1'000'000) == Outcome::running) {
    }
    return grader.grade().tier;
}

template <class G>
void check_made_week(int week, std::uint64_t most_million_ticks) {
    using Generator = typename EnginesOf<G>::Type::Generator;
    for (const DailyRank rank : all_ranks) {
        const std::vector<Daily> dailies = dailies_from_monday(rank, week + 1);
        for (int index = 7 * week; index < 7 * week + 7; ++index) {
            const Daily& daily = at(dailies, index);
            CAPTURE(format_daily(daily));
            const auto params = params_of<G>(daily);
            auto generator = Generator::start(params, daily_recipe(G::id, daily).seed);
            REQUIRE(generator);
            REQUIRE(generator->advance(most_million_ticks * 1'000'000) == Outcome::solved);
            // A shortest way on a large grid takes seconds, and wizards need none: no shorter one makes them easier.
            if (most_cells(params) <= 16) {
                CHECK(tier_of(generator->level()) == *params.tier);
            }
        }
    }
}

}  // namespace

// Ten to fifty million ticks take a second in the page.
TEST_CASE("the number swaps of a week are soon made from their dates, of the tiers that they say") {
    check_made_week<NumberSwap>(0, 20);
}

TEST_CASE("the edge matches of a week are soon made from their dates, of the tiers that they say") {
    check_made_week<EdgeMatch>(0, 40);
}

TEST_CASE(
    "a Saturday has a figure, and the pyramid, which was its middle puzzle for a week and is the hard one "
    "then") {
    CHECK(daily_recipe("polyomino", {{2026, 11, 28}}).params.find("figure any") != std::string::npos);
    const auto is_pyramid = [](const Daily& daily) {
        const std::string params = daily_recipe("polyomino", daily).params;
        const auto read = Polyomino::parse_params(params);
        REQUIRE(read);
        CHECK((read->lattice.empty() || Polyomino::format_params(*read) == params));
        return read->lattice == "sphere" && read->set == "iq";
    };
    CHECK(is_pyramid({{2026, 12, 5}}));
    CHECK_FALSE(is_pyramid({{2026, 12, 5}, DailyRank::hard}));
    CHECK(is_pyramid({{2026, 12, 12}, DailyRank::hard}));
    for (const DailyRank rank : {DailyRank::easy, DailyRank::middle}) {
        CHECK(params_of<Polyomino>({{2026, 12, 12}, rank}).figure == polyomino::any_figure);
    }
}

TEST_CASE(
    "params on other lattices stand in the week as recipes have them, as the page's first program cannot "
    "read them") {
    int count = 0;
    for (const DailyWeek& week : Polyomino::daily_weeks) {
        for (const auto* const days : {&week.easy, &week.params, &week.hard}) {
            for (const std::string_view day : *days) {
                const std::string params = std::string(day) + std::string(week.suffix);
                if (params.find("lattice") != std::string::npos) {
                    CHECK(Polyomino::format_params(*Polyomino::parse_params(params)) == params);
                    ++count;
                }
            }
        }
    }
    CHECK(count == 9);
}

TEST_CASE("days before 7 December 2026 keep the puzzles that they had") {
    const auto wish = [](const char* family, const Daily& daily) {
        return daily_recipe(family, daily).params;
    };
    CHECK(wish("polyomino", {{2026, 12, 3}}) ==
          "size 11x5 pieces 0 smallest 2 largest 0 set iq unique yes tier expert stream own");
    CHECK(wish("polyomino", {{2026, 12, 2}}) ==
          "size 11x5 pieces 0 smallest 2 largest 0 set iq unique yes tier expert");
    CHECK(wish("polyomino", {{2026, 12, 6}, DailyRank::hard}) ==
          "size 11x5 pieces 0 smallest 2 largest 0 set kanoodle unique yes tier wizard stream own");
    CHECK(wish("edge_match", {{2026, 12, 5}}) ==
          "size 5x4 motifs 2 colors 3 frame yes halves no unique yes tier expert");
    CHECK(wish("edge_match", {{2026, 12, 6}, DailyRank::hard}) ==
          "size 5x5 motifs 2 colors 3 frame yes halves no unique yes tier wizard");
    CHECK(wish("number_swap", {{2026, 12, 6}}) == "size 4x4 barriers 3");
    CHECK(wish("number_swap", {{2026, 12, 6}, DailyRank::hard}) == "size 5x5 barriers 4");
    CHECK(wish("number_swap", {{2026, 11, 30}, DailyRank::easy}) == "size 3x3 swaps 6");
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
