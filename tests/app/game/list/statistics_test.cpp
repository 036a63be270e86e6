#include "app/game/list/statistics.h"

#include "app/game/list/calendar.h"
#include "app/game/player.h"

#include <doctest.h>

#include <numeric>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/list/statistics");

namespace {

constexpr Day a_tuesday{2026, 12, 8};

Records with_days(const std::vector<Day>& days, double ms) {
    Records records;
    for (const Day& day : days) {
        records.add(day_code("polyomino", {day, DailyRank::hard}), ms);
    }
    return records;
}

}  // namespace

TEST_CASE("a family's puzzles are counted by their own codes, with the best and the middle time") {
    Records records;
    LevelList levels;
    const std::string code = code_of(two_dominoes);
    records.add(code, 4000);
    records.add_stars(code, 2);
    records.add(day_code("polyomino", {a_tuesday}), 4000);
    const std::string_view other = family_of_link(code) == "polyomino" ? "number_swap" : "polyomino";
    const Statistics own = statistics_of(records, levels, family_of_link(code), a_tuesday);
    CHECK(own.puzzles.count == 1);
    CHECK(own.puzzles.best_ms == 4000);
    CHECK(own.puzzles.median_ms == 4000);
    CHECK(own.without_hints == 1);
    CHECK(statistics_of(records, levels, other, a_tuesday).puzzles.count == 0);
}

TEST_CASE("with hints there is one star, and an earlier version kept none") {
    Records records;
    const std::string code = code_of(two_dominoes);
    records.add(code, std::nullopt);
    const auto sum = [&] {
        return statistics_of(records, LevelList(), family_of_link(code), a_tuesday);
    };
    CHECK(sum().without_hints == 0);
    CHECK_FALSE(sum().puzzles.median_ms);
    records.add_stars(code, 1);
    CHECK(sum().without_hints == 0);
    records.add_stars(code, 3);
    CHECK(sum().without_hints == 1);
}

TEST_CASE("the hints of the wins are counted, each puzzle once, and earlier wins without them are left out") {
    Records records;
    const std::string code = code_of(two_dominoes);
    records.add(code, 1000);
    const auto sum = [&] {
        return statistics_of(records, LevelList(), family_of_link(code), a_tuesday);
    };
    CHECK(sum().hints_known == 0);
    records.add_hints(code, 3);
    records.add(day_code("polyomino", {a_tuesday}), 4000);
    records.add_hints(day_code("polyomino", {a_tuesday}), 3);  // the same win, under its day
    CHECK(sum().hints == 3);
    CHECK(sum().hints_known == 1);
}

TEST_CASE("the longest run of days may be over, and a late day is in none") {
    Records records = with_days({{2026, 11, 29}, {2026, 11, 30}, {2026, 12, 1}, {2026, 12, 7}}, 1000);
    records.add_late(day_code("polyomino", {{2026, 12, 2}, DailyRank::easy}), 1000);
    const Statistics sum = statistics_of(records, LevelList(), "polyomino", a_tuesday);
    CHECK(sum.days == 4);
    CHECK(sum.longest_streak == 3);
    CHECK(sum.streak == 1);
    CHECK(statistics_of(records, LevelList(), "edge_match", a_tuesday).days == 0);
}

TEST_CASE("times are sorted into classes of minutes, a limit into the slower one") {
    CHECK(time_class(59999) == 0);
    CHECK(time_class(60000) == 1);
    CHECK(time_class(600000) == 4);
    Records records = with_days({{2026, 12, 1}, {2026, 12, 2}}, 61000);
    records.take_in(with_days({{2026, 12, 3}}, 7e6));
    CHECK(daily_times(records, "polyomino") == TimeCounts{0, 2, 0, 0, 1});
    CHECK(daily_times(records, "number_swap") == TimeCounts{});
}

TEST_CASE("each chapter says how much of it is solved, once the list of levels has come") {
    Player player;
    player.start("");
    player.bring_levels();
    LevelList& levels = player.controller.desk().levels();
    CHECK(statistics_of(Records(), LevelList(), "polyomino", a_tuesday).chapters.empty());
    REQUIRE(levels.has_arrived());
    Records records;
    const LevelList::Chapter chapter = levels.chapters_of("polyomino").front();
    records.add(levels.level(chapter.levels.front()).code, 2000);
    const Statistics sum = statistics_of(records, levels, "polyomino", a_tuesday);
    REQUIRE_FALSE(sum.chapters.empty());
    CHECK(sum.chapters.front().solved.count == 1);
    CHECK(sum.chapters.front().solved.best_ms == 2000);
    CHECK(sum.chapters.front().listed == int_size(chapter.levels));
}
