// Promise: Puzzles that a player keeps, and series that were opened, are there after a reload, in their order, and Next leads through a series.

#include "app/game/list/series_shelf.h"

#include "app/game/player.h"
#include "games/number_swap/number_swap.h"

#include <doctest.h>

#include <string>
#include <vector>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/list/series_shelf");

namespace {

// Boards whose first two tiles are exchanged.
const std::vector<std::string> one_swap_boards = {"tessera 1 number_swap\ntitle First\ngrid\n2 1\n3 4\nend\n",
                                                  "tessera 1 number_swap\ngrid\n2 1 3\n4 5 6\nend\n",
                                                  "tessera 1 number_swap\ngrid\n2 1\n3 4\n5 6\nend\n"};

Series swap_series() {
    Series series{{"Journey", "Anna"}, {}};
    for (const std::string& board : one_swap_boards) {
        series.puzzles.push_back('#' + code_of(board));
    }
    return series;
}

std::string fragment_of_series(const Series& series) {
    return encode_series(series).value().substr(1);
}

struct ShelfPlayer : Player {
    ShelfPlayer() { begin(); }
    explicit ShelfPlayer(FakePlatform& same_host, std::string_view fragment = {}) : Player(same_host) {
        begin(fragment);
    }
    void begin(std::string_view fragment = {}) {
        start(fragment);
        Settings settings = controller.preferences().settings();
        settings.sound = SoundChoice::off;
        controller.preferences().change(settings);
    }
    void keep(std::string_view level) {
        open(code_of(level));
        REQUIRE(controller.shelf().can_keep(controller.desk().code(false)));
        controller.shelf().keep(controller.desk().code(false));
    }
    void swap_first_two() {
        frame();
        for (const Key key : {Key::right, Key::enter, Key::right}) {
            CHECK(controller.input(key_press(key)));
        }
        REQUIRE(is_solved(controller.game()));
    }
    const ShelfRow* own() const { return controller.shelf().find(own_puzzles_key); }
    std::string place() const {
        const auto place = controller.opening().series_place();
        return place ? std::to_string(place->index + 1) + " of " + std::to_string(place->row->puzzles.size())
                     : "";
    }
    std::string open_code() const { return controller.game().code; }
};

}  // namespace

TEST_CASE("a kept puzzle is on the shelf once, after a reload too, with its title") {
    ShelfPlayer player;
    CHECK(player.controller.shelf().rows().empty());
    player.keep(two_dominoes);
    CHECK(player.notice() == "Added to your puzzles, at the top of the list.");
    CHECK_FALSE(player.controller.shelf().can_keep(player.controller.desk().code(false)));
    player.controller.shelf().keep(player.controller.desk().code(false));
    player.keep(one_swap_boards[0]);
    ShelfPlayer again(player.host);
    REQUIRE(again.own() != nullptr);
    REQUIRE(again.own()->puzzles.size() == 2);
    CHECK(family_id(again.own()->puzzles[0].game->session) == Polyomino::id);
    CHECK(again.own()->puzzles[0].game->title == player.controller.shelf().rows()[0].puzzles[0].game->title);
}

TEST_CASE("own puzzles are moved, taken off and named, and each change is kept") {
    ShelfPlayer player;
    for (const std::string& board : one_swap_boards) {
        player.keep(board);
    }
    const std::vector<std::string> kept = player.own()->series.puzzles;
    player.controller.shelf().move(2, -1);
    player.controller.shelf().move(0, -1);
    player.controller.shelf().move(2, 1);
    CHECK(player.own()->series.puzzles == std::vector<std::string>{kept[0], kept[2], kept[1]});
    player.controller.shelf().take_out(0);
    player.controller.shelf().name(&Credits::title, "  Two swaps ");
    player.controller.shelf().name(&Credits::author, "Ben");
    player.controller.shelf().name(&Credits::author, "two\nlines");
    CHECK(player.notice() == "A title, a name or a note must be one short line.");
    ShelfPlayer again(player.host);
    CHECK(again.own()->series == Series{{"Two swaps", "Ben"}, {kept[2], kept[1]}});
    again.controller.shelf().take_out(0);
    again.controller.shelf().take_out(0);
    CHECK(again.controller.shelf().rows().empty());
    CHECK(again.host.kept.count("shelf") == 0);
}

TEST_CASE("the link of a series opens its puzzles one after the other, and a reload goes on there") {
    ShelfPlayer player;
    const Series series = swap_series();
    player.open(fragment_of_series(series));
    CHECK(player.place() == "1 of 3");
    CHECK(player.host.fragment == code_of(one_swap_boards[0]));
    player.swap_first_two();
    player.controller.opening().open_next();
    CHECK(player.place() == "2 of 3");
    ShelfPlayer again(player.host, std::string(player.host.fragment));
    CHECK(again.place() == "2 of 3");
    again.swap_first_two();
    again.controller.opening().open_next();
    CHECK(again.place() == "3 of 3");
    again.open(fragment_of_series(series));
    CHECK(again.place() == "3 of 3");  // the first that is not solved
    again.swap_first_two();
    again.bring_levels();
    again.controller.opening().open_next();
    CHECK(again.place().empty());
    CHECK(solved_count(again.controller.shelf().rows()[0], again.controller.desk().levels(),
                       again.controller.records()) == 3);
}

TEST_CASE("own puzzles are played in their order when one is opened from the shelf") {
    ShelfPlayer player;
    for (const std::string& board : one_swap_boards) {
        player.keep(board);
    }
    player.open(code_of(one_swap_boards[1]));
    CHECK(player.place().empty());
    player.controller.opening().open_on_shelf(own_puzzles_key, 1);
    CHECK(player.place() == "2 of 3");
    player.swap_first_two();
    player.controller.opening().open_next();
    CHECK(player.place() == "3 of 3");
}

TEST_CASE("levels, puzzles of the day and puzzles to be made can stand in a series") {
    ShelfPlayer player;
    const std::string made = *encode_recipe<NumberSwap>(*NumberSwap::parse_params("size 2x2"), 7);
    player.bring_levels();
    const ShippedLevel& level = player.controller.desk().levels().level(0);
    player.open(fragment_of_series({{"Mixed", ""},
                                    {*encode_shipped_link({level.family, level.name}), made,
                                     *encode_daily_link(NumberSwap::id, *parse_daily("2026-11-21"))}}));
    CHECK(player.place() == "1 of 3");
    const ShelfRow row = player.controller.shelf().rows()[0];
    player.controller.opening().open_on_shelf(row.key, 1);
    player.wait_until([&] { return player.place() == "2 of 3"; });
    player.controller.opening().open_on_shelf(row.key, 2);
    player.wait_until([&] { return player.place() == "3 of 3"; });
    Records records;
    OpenGame game(player.controller.game().session);
    std::visit(
        [&](auto& session) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(session)>, Session<NumberSwap>>) {
                auto made_level = session.level();
                made_level.recipe = std::get<Recipe>(*read_link(made));
                session = Session<NumberSwap>(made_level);
            }
        },
        game.session);
    player.controller.shelf().note_win(game, records);
    CHECK(records.is_solved(made));
}

TEST_CASE("a level of a series that is opened from the list leads to the next of the list") {
    ShelfPlayer player;
    player.bring_levels();
    const ShippedLevel level = player.controller.desk().levels().level(0);
    player.open(fragment_of_series(
        {{}, {*encode_shipped_link({level.family, level.name}), '#' + code_of(two_dominoes)}}));
    CHECK(player.place() == "1 of 2");
    player.controller.opening().open_listed(0);
    CHECK(player.place().empty());
}

TEST_CASE("a damaged series leaves the open game and the shelf as they are") {
    ShelfPlayer player;
    std::string fragment = fragment_of_series(swap_series());
    player.open(code_of(two_dominoes));
    fragment[8] = fragment[8] == 'x' ? 'y' : 'x';
    player.open(fragment);
    CHECK_FALSE(player.notice().empty());
    CHECK(player.open_code() == '#' + code_of(two_dominoes));
    CHECK(player.controller.shelf().rows().empty());
}

TEST_CASE("what was taken off the shelf by mistake is put back by the notice's button") {
    ShelfPlayer player;
    for (const std::string& board : one_swap_boards) {
        player.keep(board);
    }
    player.open(fragment_of_series(swap_series()));
    const std::vector<ShelfRow> before = player.controller.shelf().rows();
    REQUIRE(before.size() == 2);
    player.controller.shelf().take_out(1);
    CHECK(player.own()->puzzles.size() == one_swap_boards.size() - 1);
    player.controller.answer_notice();
    CHECK(player.own()->series == before[0].series);
    player.controller.shelf().remove(before[1].key);
    CHECK(player.controller.shelf().rows().size() == 1);
    player.controller.answer_notice();
    REQUIRE(player.controller.shelf().rows().size() == 2);
    CHECK(player.controller.shelf().rows()[1].series == before[1].series);
    CHECK(ShelfPlayer(player.host).controller.shelf().rows().size() == 2);  // and stored
    player.controller.answer_notice();                                      // once only
    CHECK(player.controller.shelf().rows().size() == 2);
}

TEST_CASE("what is put back on the shelf leaves what another tab has kept meanwhile") {
    ShelfPlayer player;
    for (const std::string& board : one_swap_boards) {
        player.keep(board);
    }
    const std::vector<std::string> before = player.own()->series.puzzles;
    player.controller.shelf().take_out(0);
    ShelfPlayer other(player.host);
    other.keep(two_dominoes);
    player.controller.answer_notice();
    std::vector<std::string> both = before;
    both.push_back(other.own()->series.puzzles.back());
    CHECK(player.own()->series.puzzles == both);
    CHECK(ShelfPlayer(player.host).own()->series.puzzles == both);

    player.controller.shelf().take_out(0);
    ShelfPlayer third(player.host);
    third.keep(*std::begin(one_swap_boards));
    player.controller.answer_notice();
    CHECK(player.own()->series.puzzles.size() == both.size());  // once, where the other tab has put it
}

TEST_CASE("a series file is imported like a link, and a series can be removed") {
    ShelfPlayer player;
    player.controller.import_games(format_series(swap_series()));
    CHECK(player.place() == "1 of 3");
    ShelfPlayer again(player.host);
    REQUIRE(again.controller.shelf().rows().size() == 1);
    again.controller.shelf().remove(again.controller.shelf().rows()[0].key);
    CHECK(ShelfPlayer(player.host).controller.shelf().rows().empty());
    player.controller.import_games("tessera 1 series\npuzzle #1x\n");
    CHECK_FALSE(player.notice().empty());
}

TEST_CASE("the shelf is exported with the games, and an import adds to it") {
    ShelfPlayer player;
    player.open(fragment_of_series(swap_series()));
    player.keep(two_dominoes);
    player.controller.preferences().export_games();
    const std::string file = player.host.downloaded;
    ShelfPlayer other(fresh_fake_platform());
    other.keep(one_swap_boards[2]);
    other.controller.import_games(file);
    REQUIRE(other.controller.shelf().rows().size() == 2);
    CHECK(other.own()->series.puzzles ==
          std::vector<std::string>{'#' + code_of(one_swap_boards[2]), player.own()->series.puzzles[0]});
    CHECK(other.controller.shelf().rows()[1].series == swap_series());
}

TEST_CASE("a shelf that cannot be read is put aside, and one that cannot be stored stays for the visit") {
    FakePlatform& host = fresh_fake_platform();
    host.kept["shelf"] = "tessera 9 shelf\n";
    ShelfPlayer player(host);
    CHECK(player.own() == nullptr);
    player.keep(two_dominoes);
    CHECK(host.kept["aside.1"] == "tessera 9 shelf\n");
    host.refuses_to_keep = true;
    player.open(code_of(one_swap_boards[0]));
    player.controller.shelf().keep(player.controller.desk().code(false));
    CHECK(player.notice() == "The browser does not let this page save your puzzles.");
    CHECK(player.own()->puzzles.size() == 2);
}

TEST_CASE("in a frame a series is played and nothing is stored") {
    FakePlatform& host = fresh_fake_platform();
    host.framing = platform::Framing::play;
    Player player(host);
    player.start(fragment_of_series(swap_series()));
    REQUIRE(player.controller.opening().series_place());
    CHECK(player.controller.opening().series_place()->index == 0);
    CHECK(host.kept.empty());
}

TEST_SUITE_END();
