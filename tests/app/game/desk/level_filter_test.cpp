#include "app/game/desk/level_filter.h"

#include "app/game/player.h"

#include <doctest.h>

#include <algorithm>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/desk/level_filter");

namespace {

void show_list(Player& player) {
    player.start();
    player.bring_levels();
    player.controller.opening().show(Screen::home);
}

std::vector<int> levels_of(const Player& player, std::string_view family = Polyomino::id) {
    return player.controller.desk().levels().levels_of(family);
}

std::vector<int> shown(const Player& player, const LevelFilter& filter,
                       std::string_view family = Polyomino::id) {
    return filtered(player.controller.desk(), filter, levels_of(player, family));
}

}  // namespace

TEST_CASE("a filter that asks for nothing lets everything through, and is off") {
    Player player;
    show_list(player);
    CHECK_FALSE(LevelFilter().is_on());
    CHECK(shown(player, {}) == levels_of(player));
}

TEST_CASE("a filter by size or by moves keeps the levels within its bounds, in their order") {
    Player player;
    show_list(player);
    const int sessions_read = player.controller.desk().levels().sessions_read();
    for (const LevelFilter& filter :
         {LevelFilter{Standing::any, {1, 54}, {}}, LevelFilter{Standing::any, {}, {6, 8}},
          LevelFilter{Standing::any, {55, 60}, {9, 99}}}) {
        CHECK(filter.is_on());
        const std::vector<int> found = shown(player, filter);
        CHECK_FALSE(found.empty());
        CHECK(std::is_sorted(found.begin(), found.end()));
        for (const int index : levels_of(player)) {
            const LevelFacts& facts = player.controller.desk().levels().level(index).facts;
            const int cells = facts.columns * facts.rows;
            const bool is_within = cells >= filter.cells.low && cells <= filter.cells.high &&
                                   facts.moves >= filter.moves.low && facts.moves <= filter.moves.high;
            CHECK((std::find(found.begin(), found.end(), index) != found.end()) == is_within);
        }
    }
    CHECK(player.controller.desk().levels().sessions_read() == sessions_read);
}

TEST_CASE("what was begun is in progress until it is solved, and what is solved is not shown as unsolved") {
    Player player;
    const ShippedLevel& solved = *find_shipped("number_swap", "02-all-the-way-round");
    Records records;
    records.add(solved.code, 1000);
    player.host.kept["solved"] = records.format();
    show_list(player);
    const auto names = [&](Standing standing) {
        std::vector<std::string> found;
        for (const int index : shown(player, {standing}, NumberSwap::id)) {
            found.push_back(player.controller.desk().levels().level(index).name);
        }
        return found;
    };
    CHECK(names(Standing::solved) == std::vector<std::string>{solved.name});
    CHECK(names(Standing::begun).empty());
    const auto without_it = names(Standing::unsolved);
    CHECK(without_it.size() == 49);
    CHECK(std::find(without_it.begin(), without_it.end(), solved.name) == without_it.end());
    player.controller.opening().open_listed(levels_of(player, NumberSwap::id).front());
    REQUIRE(play_move_text(player.controller.game(), "0 0 0 1", player.controller.playing().scene()).changed);
    player.controller.desk().save();
    player.controller.opening().show(Screen::home);
    CHECK(names(Standing::begun) == std::vector<std::string>{"0001-nearer-1"});
    CHECK(names(Standing::unsolved) == without_it);
}

TEST_CASE("nothing found has words of its own for what is all solved and for what is not begun") {
    CHECK(words_for_none({Standing::unsolved}) != words_for_none({Standing::solved}));
    CHECK(words_for_none({Standing::begun}) != words_for_none({Standing::solved}));
    CHECK(words_for_none({Standing::begun, {1, 2}, {}}) == words_for_none({Standing::solved}));
}

TEST_SUITE_END();
