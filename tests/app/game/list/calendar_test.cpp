#include "app/game/list/calendar.h"

#include "app/game/list/day_titles.h"
#include "app/game/player.h"
#include "support/french.h"

#include <doctest.h>

#include <algorithm>
#include <iterator>
#include <thread>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/list/calendar");

namespace {

constexpr Day a_monday{2026, 11, 16};

Records solved_on(const std::vector<Day>& days) {
    Records records;
    for (const Day& day : days) {
        records.add(day_code("number_swap", {day}), 1000);
    }
    return records;
}

struct EarlyBird : Player {
    EarlyBird() {
        host.today = format_day(a_monday);
        start(code_of(two_dominoes));
    }
    void open_today() {
        controller.opening().open_daily(NumberSwap::id);
        wait_until([&] { return !controller.maker().is_at_work(); });
    }
    void follow_hints() {
        wait_until([&] {
            controller.playing().ask_hint();
            return is_solved(controller.game());
        });
    }
};

}  // namespace

TEST_CASE("months follow one another within the years there are") {
    CHECK(moved({2026, 11}, 2) == Month{2027, 1});
    CHECK(moved({2026, 11}, -11) == Month{2025, 12});
    CHECK(moved({first_year, 1}, -1) == Month{first_year, 1});
    CHECK(moved({last_year, 12}, 1) == Month{last_year, 12});
}

TEST_CASE("days in a row count up to today, or to yesterday while today's puzzle waits") {
    const Records records = solved_on({{2026, 10, 30}, {2026, 10, 31}, {2026, 11, 1}, {2026, 11, 3}});
    CHECK(day_streak(records, "number_swap", {2026, 11, 1}) == 3);
    CHECK(day_streak(records, "number_swap", {2026, 11, 2}) == 3);
    CHECK(day_streak(records, "number_swap", {2026, 11, 3}) == 1);
    CHECK(day_streak(records, "number_swap", {2026, 11, 5}) == 0);
    CHECK(day_streak(records, "polyomino", {2026, 11, 1}) == 0);
    CHECK(solved_days(records, "number_swap", {2026, 10}) == 2);
    CHECK(day_streak(solved_on({{first_year, 1, 1}}), "number_swap", {first_year, 1, 1}) == 1);
}

TEST_CASE("a day says how each of its puzzles was solved") {
    const Day day{2026, 12, 7};
    Records records;
    records.add(day_code("polyomino", {day, DailyRank::easy}), 1000);
    records.add(day_code("polyomino", {day, DailyRank::hard}), 1000);
    records.add_stars(day_code("polyomino", {day, DailyRank::hard}), 3);
    CHECK(day_stars(records, "polyomino", day) == std::vector<std::optional<int>>{0, std::nullopt, 3});
    CHECK(day_stars(records, "edge_match", day) == std::vector<std::optional<int>>(3));
}

TEST_CASE("who solves the puzzle of a day has won that day") {
    EarlyBird player;
    player.open_today();
    CHECK(player.controller.game().daily == Daily{a_monday});
    player.follow_hints();
    const Records& records = player.controller.records();
    CHECK(is_solved(records, NumberSwap::id, a_monday));
    CHECK(records.is_solved(player.controller.game().code));
    CHECK(records.solved_count() == 1);
    CHECK_FALSE(is_solved(records, NumberSwap::id, day_before(a_monday)));
}

TEST_CASE("a game of a day is that day's after a reload, too") {
    EarlyBird player;
    player.open_today();
    player.controller.playing().ask_hint();
    player.wait_until([&] {
        player.controller.playing().ask_hint();
        return player.moves() > 0;
    });
    Player later(player.host);
    later.start();
    CHECK(later.controller.game().daily == Daily{a_monday});
    CHECK(later.moves() > 0);
}

TEST_CASE("a puzzle that was begun without its day gets it when the day is opened") {
    EarlyBird player;
    player.open_today();
    player.controller.game().daily.reset();
    player.open(code_of(two_dominoes));
    player.open_today();
    CHECK(player.controller.game().daily == Daily{a_monday});
}

TEST_CASE("a day that was missed can be solved later, and does not count as one in a row") {
    Records records = solved_on({{2026, 11, 1}, {2026, 11, 3}});
    records.add_late(day_code("number_swap", {{2026, 11, 2}}), 1000);
    CHECK(is_solved(records, "number_swap", {2026, 11, 2}));
    CHECK(day_streak(records, "number_swap", {2026, 11, 3}) == 1);
    records.add_late(day_code("number_swap", {{2026, 11, 1}}), 500);  // again, and faster
    CHECK(day_streak(records, "number_swap", {2026, 11, 1}) == 1);
}

TEST_CASE("today's puzzles are opened from easy to hard, and one of them is enough for the day") {
    constexpr Day day{2026, 12, 1};
    EarlyBird player;
    player.host.today = format_day(day);
    const auto expect = [&](DailyRank rank) {
        CHECK(player.controller.game().daily == Daily{day, rank});
        player.follow_hints();
        CHECK(day_streak(player.controller.records(), NumberSwap::id, day) == 1);
    };
    player.open_today();
    expect(DailyRank::easy);
    player.controller.opening().open_next();
    player.wait_until([&] { return !player.controller.maker().is_at_work(); });
    expect(DailyRank::middle);
    player.open_today();
    CHECK(player.controller.game().daily == Daily{day, DailyRank::hard});
    CHECK(unsolved_of(player.controller.records(), NumberSwap::id, day) == Daily{day, DailyRank::hard});
}

TEST_CASE("once one of a day's puzzles is solved, the others and tomorrow's open at once, the same as ever") {
    constexpr Day day{2026, 12, 1};
    EarlyBird player;
    player.host.today = format_day(day);
    const auto kept = [&] {
        const auto text = player.host.kept.find("ahead");
        return text == player.host.kept.end() ? KeptTexts() : *parse_export(text->second);
    };
    player.open_today();
    CHECK(kept().empty());
    player.follow_hints();
    player.wait_until([&] { return kept().size() == 5; });
    const std::vector<Day> days{day, day_after(day)};
    std::vector<Daily> opened;
    std::vector<std::string> levels;
    for (const Day& each : days) {
        player.host.today = format_day(each);
        Player quick(player.host);
        quick.start();
        quick.controller.opening().open_daily(NumberSwap::id);
        CHECK_FALSE(quick.controller.maker().is_at_work());
        REQUIRE(quick.controller.game().daily->day == each);
        opened.push_back(*quick.controller.game().daily);
        levels.push_back(encode_link(quick.controller.game().session, false).value());
    }
    for (const Daily& each : opened) {
        Player slow;  // on a new host, where nothing was made ahead
        slow.start();
        slow.controller.opening().open_recipe(daily_recipe(NumberSwap::id, each));
        CHECK(slow.controller.maker().is_at_work());
        slow.wait_until([&] { return !slow.controller.maker().is_at_work(); });
        CHECK(encode_link(slow.controller.game().session, false).value() ==
              levels[each == opened[0] ? 0 : 1]);
    }
}

TEST_CASE("what was made ahead is forgotten once its day is over, and nothing bad is opened") {
    JobPool pool(1);
    MadeAhead ahead(pool);
    const auto code = [](const Day& day) {
        return day_code("number_swap", {day, DailyRank::easy});
    };
    const Day day{2026, 12, 8};
    ahead.read(format_export({{code(day), "today's"}, {code(day_before(day)), "old"}, {"?", "no day's"}}));
    CHECK(ahead.level_of(daily_recipe("number_swap", {day, DailyRank::easy})) == "today's");
    ahead.begin({"number_swap"}, day, Records());
    ahead.stop();
    CHECK(*parse_export(ahead.format()) == KeptTexts{{code(day), "today's"}});
    ahead.read("damaged");
    CHECK(parse_export(ahead.format())->empty());

    EarlyBird player;
    player.host.today = format_day(day);
    player.host.kept["ahead"] = format_export({{code(day), "not a level"}});
    Player later(player.host);
    later.start();
    later.controller.opening().open_daily(NumberSwap::id);
    later.wait_until([&] { return later.controller.game().daily.has_value(); });
    CHECK(later.controller.game().daily->day == day);
}

TEST_CASE("opening the calendar makes each of today's puzzles of its family, which then opens at once") {
    EarlyBird player;
    const std::vector<Daily> dailies = dailies_of(NumberSwap::id, a_monday);
    const auto session = [&](const Daily& daily) {
        return player.controller.making().puzzle_of(NumberSwap::id, daily);
    };
    CHECK(std::none_of(dailies.begin(), dailies.end(), session));
    player.controller.opening().open_calendar(NumberSwap::id);
    player.wait_until([&] { return std::all_of(dailies.begin(), dailies.end(), session); });
    const std::string shown = level_text(session(dailies.back())->session);
    player.controller.opening().open_daily(NumberSwap::id, dailies.back());
    CHECK_FALSE(player.controller.maker().is_at_work());
    CHECK(player.controller.game().daily == dailies.back());
    CHECK(level_text(player.controller.game().session) == shown);
}

TEST_CASE("a puzzle of another day is solved late") {
    EarlyBird player;
    player.controller.opening().open_day(NumberSwap::id, day_before(a_monday));
    player.wait_until([&] { return !player.controller.maker().is_at_work(); });
    player.follow_hints();
    CHECK(is_solved(player.controller.records(), NumberSwap::id, day_before(a_monday)));
    CHECK(day_streak(player.controller.records(), NumberSwap::id, a_monday) == 0);
}

TEST_CASE("a puzzle that was made by hand is no day's") {
    EarlyBird player;
    player.controller.opening().open_recipe({"number_swap", "size 2x2", 20261116});
    player.wait_until([&] { return !player.controller.maker().is_at_work(); });
    CHECK_FALSE(player.controller.game().daily);
}

TEST_CASE(
    "who is led to a win by hints has their number in the statistics, after a visit and after an import, "
    "too") {
    Player player;
    player.start(code_of(two_dominoes));
    player.wait_until([&] {
        player.controller.playing().ask_hint();
        return is_solved(player.controller.game());
    });
    const std::string code = player.controller.game().code;
    const int hints = player.controller.game().hint_count;
    REQUIRE(hints > 0);
    CHECK(player.controller.records().hints(code) == hints);
    player.controller.preferences().export_games();
    const std::string exported = player.host.downloaded;
    Player later(player.host);
    later.start();
    CHECK(later.controller.records().hints(code) == hints);
    Player elsewhere;
    elsewhere.start();
    CHECK_FALSE(elsewhere.controller.records().hints(code));
    elsewhere.controller.import_games(exported);
    CHECK(elsewhere.controller.records().hints(code) == hints);
}

TEST_CASE("a day has a title of its own, the same in all families, and none comes again within two weeks") {
    std::vector<std::string_view> titles;
    Day day{2026, 11, 26};
    for (int index = 0; index < 800; ++index) {
        const std::string_view title = day_title(day);
        const auto two_weeks = std::min<std::ptrdiff_t>(14, std::ssize(titles));
        CHECK(std::find(titles.end() - two_weeks, titles.end(), title) == titles.end());
        titles.push_back(title);
        day = day_after(day);
    }
    std::sort(titles.begin(), titles.end());
    CHECK(std::unique(titles.begin(), titles.end()) - titles.begin() == 83);
    CHECK(day_title({2026, 12, 8}) == "Juggler");
    CHECK(day_title({2026, 12, 9}) == "Treasure");
    CHECK_FALSE(day_title({first_year, 1, 1}).empty());
    CHECK_FALSE(day_title({last_year, 12, 31}).empty());
}

TEST_CASE("the name of a daily puzzle has the day's title, in the player's language") {
    const Day day{2026, 12, 8};
    const Strings english;
    const Strings other(&french());
    CHECK(day_text(english, day) == "8 December 2026 \u00b7 Juggler");
    CHECK(titled_daily_text(english, "polyomino", {day, DailyRank::hard}) ==
          "8 December 2026 \u00b7 Juggler \u00b7 Hard");
    CHECK(daily_text(english, "polyomino", {day, DailyRank::hard}) == "8 December 2026 \u00b7 Hard");
    CHECK(titled_daily_text(english, "polyomino", {a_monday}) ==
          day_text(english, a_monday));  // the only one
    CHECK(day_text(other, day).find("Jongleur") != std::string::npos);
    EarlyBird player;
    player.open_today();
    CHECK(player.controller.desk().name_text(player.controller.game()) == day_text(english, a_monday));
    CHECK(player.controller.desk().title_text(player.controller.game()) == date_text(english, a_monday));
}

TEST_CASE("once a puzzle of today is opened, the day's others and tomorrow's are made in the background") {
    constexpr Day day{2026, 12, 8};
    EarlyBird player;
    player.host.today = format_day(day);
    const auto made = [&] {
        const auto text = player.host.kept.find("ahead");
        return text == player.host.kept.end() ? KeptTexts() : *parse_export(text->second);
    };
    player.open_today();
    player.wait_until([&] { return made().size() == 5; });
    CHECK_FALSE(made().contains(day_code("number_swap", {day, DailyRank::easy})));  // it lies on the table
    CHECK(made().contains(day_code("number_swap", {day_after(day), DailyRank::hard})));
}

TEST_CASE("the list makes the next puzzles of the families whose days the player solves, and of no others") {
    constexpr Day day{2026, 12, 8};
    EarlyBird player;
    player.host.today = format_day(day);
    const auto made = [&] {
        const auto text = player.host.kept.find("ahead");
        return text == player.host.kept.end() ? KeptTexts() : *parse_export(text->second);
    };
    player.controller.opening().show(Screen::home);
    for (int index = 0; index < 20; ++index) {
        player.frame(0);
    }
    CHECK(made().empty());
    Records records;
    records.add(day_code("number_swap", {day_before(day)}), 1000);
    player.host.kept["solved"] = records.format();
    Player later(player.host);
    later.start();
    later.controller.opening().show(Screen::home);
    later.wait_until([&] { return made().size() == 6; });
    for (const auto& [code, level] : made()) {
        CHECK(family_of_link(code) == "number_swap");
    }
}

TEST_CASE("what a card asks for is made once, however often it asks, and after its making was stopped") {
    JobPool pool(1);
    MadeAhead ahead(pool);
    const Daily easy{{2026, 12, 8}, DailyRank::easy};
    ahead.add("number_swap", easy);
    ahead.add("number_swap", easy);
    ahead.stop();
    CHECK_FALSE(pool.is_busy());
    int made = 0;
    while (ahead.puzzle_of("number_swap", easy) == nullptr || pool.is_busy()) {
        ahead.add("number_swap", easy);
        pool.deliver();
        made += ahead.take_news() ? 1 : 0;
        std::this_thread::yield();
    }
    CHECK(made == 1);
}

TEST_CASE("a puzzle of today is made for a card that asks for it in every frame, whatever else waits") {
    constexpr Day day{2026, 12, 8};
    EarlyBird player;
    player.host.today = format_day(day);
    Making& making = player.controller.opening().making();
    const Daily easy{day, DailyRank::easy};
    player.wait_until([&] {
        making.make_day_ahead("edge_match", easy);
        return making.puzzle_of("edge_match", easy) != nullptr;
    });
    CHECK(parse_export(player.host.kept.at("ahead"))->size() == 1);
    player.controller.opening().open_calendar("number_swap");
    player.wait_until([&] {
        making.make_day_ahead("edge_match", {day, DailyRank::hard});
        return making.puzzle_of("edge_match", {day, DailyRank::hard}) != nullptr;
    });
    CHECK(making.puzzle_of("number_swap", {day_after(day), DailyRank::hard}) != nullptr);
}

TEST_SUITE_END();
