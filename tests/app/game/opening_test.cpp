// Promise: Opening a link reads none of the shipped levels. Also: browser/faults.test.mjs.

#include "app/game/player.h"
#include "support/french.h"

#include <doctest.h>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/opening");

namespace {

constexpr std::string_view four_tiles = "tessera 1 number_swap\ngrid\n2 3\n1 4\nend\n";

}  // namespace

TEST_CASE("a newcomer finds the first level, and its code in the address") {
    Player player;
    player.start();
    CHECK(player.controller.game().code == first_level().code);
    CHECK(player.controller.desk().title_text(player.controller.game()) == first_level().title);
    CHECK(player.host.fragment == player.controller.game().link.substr(1));
    CHECK(player.notice().empty());
}

TEST_CASE("a link opens its puzzle, and one with moves the position") {
    Player player;
    player.start(code_of(two_dominoes));
    CHECK(player.moves() == 0);
    player.open(code_of(two_dominoes, {left_domino}));
    CHECK(player.moves() == 1);
    CHECK(player.host.fragment == code_of(two_dominoes));
}

TEST_CASE("a link to a level of the list opens it under its title") {
    const ShippedLevel& level = shipped_levels().back();
    Player player;
    player.start(level.code.substr(1));
    const GameController& controller = player.controller;
    CHECK(controller.desk().title_text(controller.game()) == controller.game().title);
    player.bring_levels();
    CHECK(controller.desk().title_text(controller.game()) == level.title);
    Settings french = controller.preferences().settings();
    french.language = language_choice("fr");
    player.controller.preferences().change(french);
    CHECK(controller.desk().title_text(controller.game()) == french_of(level.title));
    CHECK(french_of(level.title) != "");
}

TEST_CASE("to open a link reads no level that comes with the program") {
    Player player;
    const LevelList& levels = player.controller.desk().levels();
    player.start(code_of(two_dominoes));
    CHECK(levels.sessions_read() == 0);
    player.bring_levels();
    player.open(shipped_levels().back().code.substr(1));
    player.open(code_of(two_dominoes, {left_domino}));
    player.frame();
    CHECK(levels.sessions_read() == 0);
    Player newcomer;
    newcomer.start();
    CHECK(newcomer.controller.desk().levels().sessions_read() == 1);
}

TEST_CASE("a link to a level by its name waits for the levels") {
    const ShippedLevel& level = shipped_levels().back();
    const std::string link = encode_shipped_link({level.family, level.name})->substr(1);
    Player player;
    player.start(link);
    CHECK(player.host.are_levels_asked);
    CHECK(player.controller.game().code == first_level().code);
    player.bring_levels();
    CHECK(player.controller.game().code == level.code);
    player.open(encode_shipped_link({level.family, "nothing"})->substr(1));
    CHECK(player.notice() == "The link is to an unknown level.");
}

TEST_CASE(
    "a link to a level by its name is given up where there are none, and when another is opened meanwhile") {
    const ShippedLevel& level = shipped_levels().back();
    const std::string link = encode_shipped_link({level.family, level.name})->substr(1);
    Player player;
    player.start(link);
    player.controller.opening().take_levels(std::nullopt);
    CHECK(player.notice() == "The levels could not be loaded.");
    player.open(link);
    player.open(code_of(two_dominoes));
    player.bring_levels();
    CHECK(player.host.fragment == code_of(two_dominoes));
}

TEST_CASE("a link that cannot be read says why, and the open game stays") {
    Player player;
    player.start(code_of(two_dominoes));
    player.open("1p/nonsense");
    CHECK_FALSE(player.notice().empty());
    CHECK(player.controller.game().code == "#" + code_of(two_dominoes));
    CHECK(player.host.fragment == code_of(two_dominoes));
}

TEST_CASE("a game with moves in it is kept when another is opened, and comes back") {
    Player player;
    player.start(code_of(two_dominoes, {left_domino}));
    player.open(code_of(four_tiles));
    REQUIRE(player.controller.desk().previous() != nullptr);
    CHECK(player.notice() == "Your other game is kept.");
    player.controller.opening().open_previous();
    CHECK(player.moves() == 1);
    CHECK(player.notice().empty());
    CHECK(player.controller.desk().previous() == nullptr);  // the other one was not played
}

TEST_CASE("the link of the interrupted game brings it back with its moves") {
    Player player;
    player.start(code_of(two_dominoes, {left_domino}));
    player.open(code_of(four_tiles));
    player.open(code_of(two_dominoes));
    CHECK(player.moves() == 1);
}

TEST_CASE("every puzzle that was begun goes on when its link is opened again, in this visit and the next") {
    constexpr std::string_view six_tiles = "tessera 1 number_swap\ngrid\n2 3 1\n6 4 5\nend\n";
    Player player;
    player.start(code_of(two_dominoes, {left_domino}));
    player.open(code_of(four_tiles));
    play_move_text(player.controller.game(), "0 0 0 1", player.controller.playing().scene());
    player.controller.desk().save();
    player.open(code_of(six_tiles));
    player.open(code_of(two_dominoes));
    CHECK(player.moves() == 1);
    Player next(player.host);
    next.start(code_of(four_tiles));
    CHECK(next.moves() == 1);
    CHECK(next.controller.desk().previous() != nullptr);
}

TEST_CASE("what was kept of levels that are retired since shows what it did: game, record and link") {
    constexpr std::string_view junior = "#1p/11x5/iq/kU5gXGh0Jdss/te6z";
    Player player;
    player.host.kept["game"] =
        "tessera-save 1\n"
        "level tessera 1 polyomino\\ntitle Wizard 21\\nboard\\n...........\\n...........\\n...........\\n"
        "...........\\n...........\\nend\\nset iq\\nplace F 6 2 0\\nplace W 2 2 6\\nplace L4 4 1 5\\n\n"
        "elapsed_ms 61000\nhints 0\ncursor 2\nmove place V 0 0 0\nmove place Y 4 0 7\nend\n";
    player.host.kept["solved"] = std::string(junior) + " 90000\n";
    player.start();
    player.bring_levels();
    const GameController& controller = player.controller;
    CHECK(controller.game().code == "#1p/11x5/iq/llppzUQA/bwft");
    CHECK(player.moves() == 2);
    CHECK(controller.desk().title_text(controller.game()) == "Wizard 21");
    player.open("1l/polyomino/51-junior-03/4s0y");
    CHECK(controller.game().code == junior);
    CHECK(controller.desk().title_text(controller.game()) == "Junior 3");
    CHECK(controller.records().best_ms(junior) == 90000);
    player.open("1l/polyomino/54-wizard-21/51as");
    CHECK(player.moves() == 2);
}

TEST_CASE("nothing is written before the player moves") {
    Player player;
    player.host.kept["game"] = "tessera-save 9\nfrom the future\n";
    player.start();
    CHECK(player.notice() == "A saved game is from a newer version; you can still export it in Settings.");
    player.open(code_of(four_tiles));
    CHECK(player.host.kept.size() == 1);
    player.controller.preferences().export_games();
    CHECK(player.host.downloaded.find("from the future") != std::string::npos);
}

TEST_CASE(
    "two tabs with the same puzzle: the one that went further is taken over, and neither game is lost") {
    Player one;
    one.start(code_of(two_dominoes));
    Player two(one.host);
    two.start(code_of(two_dominoes));
    one.open(code_of(two_dominoes, {left_domino}));
    two.controller.kept_changed();
    CHECK(two.moves() == 1);
    two.controller.playing().rewind(Rewind::undo);
    play_move_text(two.controller.game(), "place I2 0 0 1", two.controller.playing().scene());
    two.controller.desk().save();
    play_move_text(one.controller.game(), "place I2 0 0 2", one.controller.playing().scene());
    one.controller.desk().save();
    CHECK(one.notice() == "This puzzle was played in another tab as well; both games are kept.");
    two.controller.kept_changed();
    CHECK(two.notice() == "This puzzle was continued in another tab.");
    two.controller.answer_notice();
    CHECK(two.moves() == 2);
}

TEST_CASE("the link of the open game goes on with it") {
    Player player;
    player.start(code_of(two_dominoes, {left_domino}));
    player.open(code_of(two_dominoes));
    CHECK(player.moves() == 1);
    CHECK(player.controller.desk().previous() == nullptr);
}

TEST_CASE("the next visit goes on where this one was left") {
    Player first;
    first.start(code_of(two_dominoes, {left_domino}));
    Player second(first.host);
    second.start();
    CHECK(second.moves() == 1);
    CHECK(second.host.fragment == code_of(two_dominoes));
}

TEST_CASE("a scripted program keeps nothing and reads nothing") {
    Player first;
    first.start(code_of(two_dominoes, {left_domino}));
    const auto kept = first.host.kept;
    Player second(first.host);
    second.start({}, true);
    CHECK(second.moves() == 0);
    second.open(code_of(four_tiles));
    CHECK(first.host.kept == kept);
}

TEST_CASE("a host that keeps nothing is complained of once the game is on the screen") {
    Player player;
    player.host.refuses_to_keep = true;
    player.start(code_of(two_dominoes));
    CHECK(player.notice().empty());
    player.open(code_of(two_dominoes, {left_domino}));
    CHECK(player.notice() == "The browser does not let this page save your game.");
}

TEST_CASE(
    "after a level comes the next one, after a puzzle of a link a level of its family, after a made one "
    "another") {
    Player player;
    player.start(shipped_levels()[0].code.substr(1));
    player.bring_levels();
    player.controller.opening().open_next();
    CHECK(player.controller.game().code == shipped_levels()[1].code);
    for (const std::string& code :
         {std::string("1e/3x1/.AB-/QIQI/y511"), std::string("1s/3x3/AAEQ/h3n9"), code_of(two_dominoes)}) {
        CAPTURE(code);
        player.open(code);
        const std::string_view family = family_id(player.controller.game().session);
        player.controller.opening().open_next();
        CHECK(player.controller.panel() == Panel::technique);
        const int first = player.controller.desk().levels().levels_of(family).front();
        CHECK(player.controller.game().code == player.controller.desk().levels().level(first).code);
    }
    player.controller.making().maker().set_seed(5);
    player.controller.making().maker().make(0);
    player.wait_until([&] { return !player.controller.maker().is_at_work(); });
    player.controller.opening().play_made();
    player.controller.opening().open_next();
    CHECK(player.controller.panel() == Panel::make);
}

TEST_CASE("the next level waits for the levels; where there are none another puzzle is made") {
    Player player;
    player.start(shipped_levels()[0].code.substr(1));
    player.controller.opening().open_next();
    CHECK(player.controller.panel() == Panel::none);
    player.bring_levels();
    CHECK(player.controller.game().code == shipped_levels()[1].code);
    Player lonely;
    lonely.start();
    lonely.controller.opening().open_next();
    lonely.controller.opening().take_levels(std::nullopt);
    CHECK(lonely.controller.panel() == Panel::make);
}

TEST_CASE("a level by chance is one that is not solved and not open, as long as there is one") {
    Player player;
    player.start();
    player.bring_levels();
    const std::vector<int> levels = player.controller.desk().levels().levels_of(EdgeMatch::id);
    const std::vector<int> two = {levels[0], levels[1]};
    player.controller.opening().open_listed(two[0]);
    for (const char* seed : {"0", "1", "12345"}) {
        player.host.seed = seed;
        player.controller.opening().open_listed(two[0]);
        player.controller.opening().open_any(two);
        CHECK(player.controller.game().code == player.controller.desk().levels().level(two[1]).code);
    }
    player.controller.opening().open_any({two[1]});
    CHECK(player.controller.game().code == player.controller.desk().levels().level(two[1]).code);
    player.controller.opening().open_any({});
    CHECK(player.controller.game().code == player.controller.desk().levels().level(two[1]).code);
}

TEST_CASE("the puzzle of the day is made from the host's calendar") {
    Player player;
    player.start();
    player.host.today = "no day at all";
    player.controller.opening().open_daily(Polyomino::id);
    CHECK_FALSE(player.controller.maker().is_at_work());
    player.host.today = "2026-11-23";
    player.controller.opening().open_daily(Polyomino::id);
    CHECK(player.controller.maker().is_at_work());
}

TEST_CASE("going back closes what lies over the puzzle, then shows the list") {
    Player player;
    player.start(code_of(two_dominoes));
    GameController& controller = player.controller;
    player.frame();
    CHECK(player.host.depth == 2);
    controller.opening().show(Panel::settings);
    player.frame();
    CHECK(player.host.depth == 3);
    controller.go_to_depth(2);
    CHECK(controller.panel() == Panel::none);
    CHECK(controller.screen() == Screen::play);
    controller.go_to_depth(0);
    player.frame();
    CHECK(controller.screen() == Screen::home);
    CHECK(player.host.depth == 0);
}

TEST_CASE("going forward leads from the list to the puzzle, and to nothing that lay over them") {
    Player player;
    player.start(code_of(two_dominoes));
    GameController& controller = player.controller;
    controller.opening().show(Screen::home);
    controller.opening().show(Panel::help);
    CHECK(controller.depth() == 1);
    controller.go_to_depth(0);
    CHECK(controller.panel() == Panel::none);
    controller.go_to_depth(1);
    CHECK(controller.depth() == 0);
    controller.go_to_depth(3);
    CHECK(controller.screen() == Screen::play);
    CHECK(controller.depth() == 2);
}

TEST_CASE("going back from far goes all the way, and out of an explanation") {
    Player player;
    player.start(code_of(two_dominoes));
    GameController& controller = player.controller;
    controller.assistant().explain(controller.game());
    player.wait_until([&] { return controller.assistant().lesson().is_open(); });
    CHECK(controller.depth() == 3);
    controller.go_to_depth(2);
    CHECK_FALSE(controller.assistant().lesson().is_open());
    controller.opening().show(Panel::settings);
    controller.go_to_depth(0);
    CHECK(controller.depth() == 0);
}

TEST_CASE("the title of the page names the puzzle, in the player's language") {
    Player player;
    player.start();
    player.bring_levels();
    player.frame();
    CHECK(player.host.look.title == first_level().title + " \u00b7 Tessera");
    Settings french = player.controller.preferences().settings();
    french.language = language_choice("fr");
    player.controller.preferences().change(french);
    player.frame();
    CHECK(player.host.look.title == std::string(french_of(first_level().title)) + " \u00b7 Tessera");
    player.controller.opening().show(Screen::home);
    player.frame();
    CHECK(player.host.look.title == "Tessera");
}

TEST_CASE("how the canvas is used is told by the family's rule and keys, in the player's language") {
    constexpr std::string_view swaps = "tessera 1 number_swap\ngrid\n2 3\n1 4\nend\n";
    constexpr std::string_view tiles = "tessera 1 edge_match\ntiles\n=A--=B--\nend\n";
    const auto has = [](const std::string& text, std::string_view part) {
        return text.find(part) != std::string::npos;
    };
    Player player;
    const auto told = [&](std::string_view level) {
        player.open(code_of(level));
        lay_out_table(player.controller.game(), player.controller.playing().scene());
        player.frame();
        return player.host.look.how;
    };
    player.start();
    CHECK(has(told(two_dominoes), "F flips it"));
    for (const std::string_view level : {swaps, tiles}) {
        const std::string how = told(level);
        CHECK_FALSE(has(how, "flip"));
        CHECK_FALSE(has(how, "piece"));
    }
    CHECK(has(told(swaps), "numbers in order"));
    Settings german = player.controller.preferences().settings();
    german.language = language_choice("de");
    player.controller.preferences().change(german);
    player.frame();
    CHECK(has(player.host.look.how, "Zahlen geordnet"));
    player.controller.opening().show(Screen::home);
    player.frame();
    CHECK_FALSE(has(player.host.look.how, "Zahlen"));
}

TEST_CASE(
    "the rule of a family is shown until the first move, the first win or as long as nobody closes it") {
    constexpr std::string_view swap = "tessera 1 number_swap\ngrid\n2 1\n3 4\nend\n";
    constexpr std::string_view other = "tessera 1 number_swap\ngrid\n1 2\n4 3\nend\n";
    Player player;
    player.start();
    player.open(code_of(swap));
    CHECK(player.controller.newcomers().shows_rule());
    play_move_text(player.controller.game(), "0 0 1 0", player.controller.playing().scene());
    CHECK_FALSE(player.controller.newcomers().shows_rule());
    player.open(code_of(other));
    CHECK(player.controller.newcomers().shows_rule());
    player.controller.newcomers().close_rule();
    CHECK_FALSE(player.controller.newcomers().shows_rule());
    player.open(code_of(two_dominoes));
    CHECK(player.controller.newcomers().shows_rule());  // of another family
    Player again(player.host);
    again.start(code_of(other));
    CHECK_FALSE(again.controller.newcomers().shows_rule());
    again.open(code_of(two_dominoes));
    again.controller.playing().solve_or_stop();
    CHECK(again.controller.newcomers().shows_rule());
}

TEST_SUITE_END();
