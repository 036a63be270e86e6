#include "app/game/list/win.h"

#include "app/game/list/calendar.h"

#include <doctest.h>

#include <string>

using namespace tessera;

// The worth of a won game.

TEST_SUITE_BEGIN("app/game/list/win");

namespace {

const Scene scene;

OpenGame played(std::string_view level, const std::vector<std::string>& moves) {
    OpenGame game(*open_level(level));
    for (const std::string& move : moves) {
        REQUIRE(play_move_text(game, move, scene).changed);
    }
    REQUIRE(is_solved(game));
    return game;
}

// Sorted by one swap, after `detours` pairs of swaps that undo each other.
OpenGame sorted_after(int detours) {
    std::vector<std::string> moves;
    for (int detour = 0; detour < detours; ++detour) {
        moves.insert(moves.end(), 2, "1 0 1 1");
    }
    moves.emplace_back("0 0 0 1");
    OpenGame game = played("tessera 1 number_swap\ngrid\n2 1\n3 4\nend\n", moves);
    std::get<NumberSwapView>(game.view).par = ParRange{1, 1};
    return game;
}

OpenGame covered() {
    return played("tessera 1 polyomino\nboard\n....\nend\npiece I x2\nXX\nend\n",
                  {"place I 0 0 0", "place I 0 0 2"});
}

}  // namespace

TEST_CASE(
    "where moves count, the medal is gold at par, silver up to two more, and bronze beyond or with hints") {
    CHECK(stars_of(sorted_after(0), 0) == 3);
    CHECK(stars_of(sorted_after(1), 0) == 2);
    CHECK(stars_of(sorted_after(2), 0) == 1);
    OpenGame helped = sorted_after(0);
    helped.hint_count = 1;
    CHECK(stars_of(helped, 0) == 1);
    CHECK(counts_moves(helped));
}

TEST_CASE("where time counts, three stars are for the usual time, and two for any without hints") {
    OpenGame game = covered();
    CHECK_FALSE(counts_moves(game));
    game.clock.set(20000);
    CHECK(stars_of(game, 0) == 3);
    CHECK(praise_of(game, 0) == "Perfect!");
    game.clock.set(60000);
    CHECK(stars_of(game, 0) == 2);
    CHECK(praise_of(game, 0) == "Well done!");
    game.hint_count = 1;
    CHECK(stars_of(game, 0) == 1);
    CHECK(praise_of(game, 0) == "Solved!");
}

TEST_CASE("less than gold or three stars says what a better award takes") {
    const auto told = [](const OpenGame& game) -> std::string {
        const auto more = more_stars(game, 0);
        return more ? english(*more) : "nothing";
    };
    OpenGame game = covered();
    CHECK(told(game) == "nothing");
    game.clock.set(60000);
    CHECK(told(game) == "Three stars within 0:30");
    game.clock.set(0);
    game.hint_count = 1;
    CHECK(told(game) == "For two stars: no hints");
    CHECK(told(sorted_after(0)) == "nothing");
    CHECK(told(sorted_after(1)) == "For gold: no hints, 1 swap");
}

TEST_CASE("a day's time is compared with the other days' own puzzles, not with itself or a late one") {
    const Day day{2026, 11, 21};
    Records records;
    records.add(day_code("polyomino", {{2026, 11, 2}}), 1000);
    records.add(day_code("polyomino", {{2026, 11, 3}}), 9000);
    records.add(day_code("polyomino", {{2026, 11, 3}, DailyRank::hard}), 8000);
    records.add_late(day_code("polyomino", {{2026, 11, 4}}), 9000);
    records.add(day_code("number_swap", {{2026, 11, 3}}), 9000);
    records.add(day_code("polyomino", {day}), 5000);
    const ComparedTimes times = compared_times(records, "polyomino", {day}, 5000);
    CHECK(times.count == 3);
    CHECK(times.slower == 2);
}

TEST_SUITE_END();
