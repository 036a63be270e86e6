#include "app/game/player.h"
#include "session/exported_texts.h"

#include <doctest.h>

#include <algorithm>

using namespace tessera;

// Checkpoints, several stored games of a puzzle, and export of everything as one file.

TEST_SUITE_BEGIN("app/game/stored_changes");

namespace {

constexpr std::string_view one_swap = "tessera 1 number_swap\ngrid\n2 1\n3 4\nend\n";
constexpr std::string_view on_the_left = "place I2 0 0 0";  // as links call the pieces
constexpr std::string_view in_the_middle = "place I2 0 0 1";
constexpr std::string_view on_the_right = "place I2 0 0 2";

void play(Player& player, std::string_view move) {
    REQUIRE(play_move_text(player.controller.game(), move, player.controller.playing().scene()).changed);
    player.controller.desk().save();
}

// Sorts the two tiles of the upper row by the keyboard.
void win(Player& player) {
    player.open(code_of(one_swap));
    for (const Key key : {Key::right, Key::enter, Key::right}) {
        player.controller.input(key_press(key));
    }
    REQUIRE(is_solved(player.controller.game()));
}

struct Setter : Player {
    Setter() {
        start(code_of(two_dominoes));
        play(*this, on_the_left);
        tick(5000);
        controller.desk().set_checkpoint();
    }
};

}  // namespace

TEST_CASE("who comes back to a checkpoint is where it was set, and can undo that at once") {
    Setter player;
    CHECK(player.notice() == "Checkpoint set.");
    player.controller.playing().rewind(Rewind::undo);
    play(player, in_the_middle);
    player.controller.playing().come_back_to_last();
    CHECK(moves_text(player.controller.game()) == std::vector<std::string>{std::string(on_the_left)});
    player.controller.playing().rewind(Rewind::undo);
    CHECK(moves_text(player.controller.game()) == std::vector<std::string>{std::string(in_the_middle)});
    player.controller.playing().rewind(Rewind::redo);
    CHECK(moves_text(player.controller.game()) == std::vector<std::string>{std::string(on_the_left)});
}

TEST_CASE("a checkpoint is told: that there is none, nothing to set, that one is there, that one went") {
    Player player;
    player.start(code_of(two_dominoes));
    player.controller.playing().come_back_to_last();
    CHECK(player.notice() == "No checkpoint is set yet.");
    player.controller.desk().set_checkpoint();
    CHECK(player.notice() == "There is nothing on the board to come back to yet.");
    CHECK(player.controller.game().checkpoints.empty());
    for (std::size_t count = 0; count < most_checkpoints; ++count) {
        play(player, count % 2 == 0 ? on_the_left : "take I2 0 0 0");
        player.controller.desk().set_checkpoint();
        CHECK(player.notice() == "Checkpoint set.");
    }
    player.controller.desk().set_checkpoint();
    CHECK(player.notice() == "This position is a checkpoint already.");
    player.controller.playing().come_back_to_last();
    CHECK(player.notice() == "You are at this checkpoint.");
    play(player, on_the_left);
    player.controller.desk().set_checkpoint();
    CHECK(player.notice() == "Checkpoint set; the oldest of 8 is gone.");
    CHECK(player.controller.game().checkpoints.size() == most_checkpoints);
}

TEST_CASE("checkpoints and the one step to them are there at the next visit, and in another tab at once") {
    Setter player;
    Player other(player.host);
    other.start(code_of(two_dominoes));
    CHECK(other.controller.game().checkpoints == player.controller.game().checkpoints);
    player.controller.playing().rewind(Rewind::undo);
    play(player, on_the_right);
    player.controller.desk().set_checkpoint();
    player.controller.playing().come_back(0);
    other.controller.kept_changed();
    other.controller.answer_notice();  // takes the game over if that was not done automatically
    CHECK(other.controller.game().checkpoints.size() == 2);

    Player later(player.host);
    later.start();
    CHECK(later.controller.game().checkpoints == player.controller.game().checkpoints);
    CHECK(moves_text(later.controller.game()) == std::vector<std::string>{std::string(on_the_left)});
    later.controller.playing().rewind(Rewind::undo);
    CHECK(moves_text(later.controller.game()) == std::vector<std::string>{std::string(on_the_right)});
}

TEST_CASE("to restart and come back is no way to win quickly, nor without the help that was needed") {
    Player player;
    player.start(code_of(two_dominoes));
    player.frame();
    play(player, on_the_left);
    player.frame(60000);
    OpenGame& game = player.controller.game();
    game.hint_count = 2;
    game.is_shown = true;
    player.controller.desk().set_checkpoint();
    play(player, on_the_right);
    player.controller.playing().rewind(Rewind::restart);
    CHECK(game.clock.elapsed(player.host.now_ms) == 0);
    CHECK_FALSE(game.is_shown);
    player.controller.playing().come_back_to_last();
    CHECK(game.clock.elapsed(player.host.now_ms) >= 60000);
    CHECK(game.hint_count == 2);
    CHECK(game.is_shown);
}

TEST_CASE("the list shows the game that is kept beside another, and changes to it") {
    Player player;
    player.start(code_of(two_dominoes));
    play(player, on_the_left);
    player.controller.opening().show(Screen::home);
    CHECK(player.controller.desk().beside().empty());
    player.open(code_of(two_dominoes, {right_domino}));
    win(player);
    Player later(player.host);
    later.start(code_of(one_swap));
    later.controller.opening().show(Screen::home);
    REQUIRE(later.controller.desk().beside().size() == 1);
    const auto moves = moves_text(*later.controller.desk().beside().front().game);
    CHECK(moves == std::vector<std::string>{std::string(on_the_left)});
    later.controller.opening().open_beside(0);
    CHECK(later.controller.screen() == Screen::play);
    CHECK(moves_text(later.controller.game()) == moves);
    later.controller.opening().show(Screen::home);
    CHECK(later.controller.desk().beside().empty());
    REQUIRE(later.controller.desk().previous() != nullptr);  // it already has a card
    later.controller.opening().open_previous();
    CHECK(moves_text(later.controller.game()) == std::vector<std::string>{std::string(on_the_right)});
}

TEST_CASE("everything that is exported is taken in: games, checkpoints, wins, best times and settings") {
    Setter here;
    Settings settings = here.controller.preferences().settings();
    settings.theme = ThemeChoice::dark;
    settings.sound = SoundChoice::off;
    settings.letters = false;
    here.controller.preferences().change(settings);
    win(here);
    here.controller.preferences().export_games();
    const std::string exported = here.host.downloaded;
    const std::string swap = here.controller.game().code;
    const double best = *here.controller.records().best_ms(swap);

    Player there;
    there.start();
    settings = there.controller.preferences().settings();
    settings.language = LanguageChoice::english;
    there.controller.preferences().change(settings);
    there.controller.import_games(exported);
    CHECK(there.notice() == "2 games and 1 win imported.");
    settings.theme = ThemeChoice::dark;
    settings.sound = SoundChoice::off;
    settings.letters = false;
    CHECK(there.controller.preferences().settings() == settings);
    CHECK(there.controller.records().best_ms(swap) == best);
    CHECK(parse_settings(there.host.kept["settings"]) == settings);
    CHECK(Records::parse(there.host.kept["solved"]).best_ms(swap) == best);
    there.open(code_of(two_dominoes));
    CHECK(there.controller.game().checkpoints.size() == 1);
    there.controller.import_games(exported);
    CHECK(there.notice() == "0 games and 0 wins imported.");
}

TEST_CASE("what the player chose and won here stays where it differs from what is taken in") {
    Player here;
    here.start();
    Settings light;
    light.theme = ThemeChoice::light;
    here.controller.preferences().change(light);
    here.host.kept["solved"] = "#1p/a 500\n#1p/b 900\n";
    here.controller.preferences().export_games();
    const std::string exported = here.host.downloaded;

    Player there;
    there.host.kept["solved"] = "#1p/a 700\n#1p/b 100\n#1p/c\n";
    there.start();
    Settings dark;
    dark.theme = ThemeChoice::dark;
    there.controller.preferences().change(dark);
    there.controller.import_games(exported);
    CHECK(there.controller.preferences().settings() == dark);
    CHECK(there.host.kept["solved"] == "#1p/a 500\n#1p/b 100\n#1p/c\n");
}

TEST_CASE("who hears that a game is not kept hears it again when that comes back, and never that it is") {
    Setter player;
    const std::string sentence = "The browser does not let this page save your game.";
    for (int round = 0; round < 2; ++round) {
        player.host.refuses_to_keep = true;
        player.controller.playing().rewind(Rewind::restart);
        CHECK(player.notice() == sentence);
        player.controller.answer_notice();
        play(player, in_the_middle);
        CHECK(player.notice() != sentence);
        player.host.refuses_to_keep = false;
        player.controller.desk().save();
    }
    player.open(code_of(one_swap));
    player.host.refuses_to_keep = true;
    for (const Key key : {Key::right, Key::enter, Key::right}) {
        player.controller.input(key_press(key));
    }
    CHECK(player.host.has_announced("The browser does not let this page save your win."));
}

TEST_CASE("no other notice hides that a game is not kept") {
    const std::string sentence = "The browser does not let this page save your game.";
    SUBCASE("back at a checkpoint") {
        Setter player;
        player.controller.playing().rewind(Rewind::undo);
        play(player, in_the_middle);
        player.host.refuses_to_keep = true;
        player.controller.playing().come_back_to_last();
        CHECK(player.notice() == sentence);
    }
    SUBCASE("interrupted by another puzzle") {
        Setter player;
        player.host.refuses_to_keep = true;
        player.open(code_of(one_swap));
        CHECK(player.notice() == sentence);
        player.controller.opening().open_previous();
        CHECK(player.moves() == 1);
    }
}

TEST_CASE("an import that finds no room, and one of what cannot be read, say so") {
    Setter here;
    here.controller.preferences().export_games();
    const std::string exported = here.host.downloaded;
    Player there;
    there.start();
    there.host.refuses_to_keep = true;
    there.controller.import_games(exported);
    CHECK(there.notice() == "There is no room for what is in this file, so nothing was imported.");
    there.host.refuses_to_keep = false;
    there.controller.import_games("tessera-export 1\nkey game.1\ntext tessera-kept 9\\n\nend\n");
    CHECK(there.notice() == "0 games and 0 wins imported; 1 game cannot be read and is kept as it is.");
    there.controller.import_games("a letter to grandmother");
    CHECK(there.notice() == "This file has no Tessera games in it.");
    there.controller.import_games(exported.substr(0, exported.size() / 2));
    CHECK(there.notice() == "This file is cut off: its end is missing.");
    there.controller.import_games("tessera-export 2\nwhat came later\n");
    CHECK(there.notice() ==
          "This file was made by a newer version of Tessera and cannot be read by this one.");
}

namespace {

KeptTexts texts_of_left_game() {
    Player player;
    player.start(code_of(two_dominoes));
    play(player, on_the_left);
    return {player.host.kept.begin(), player.host.kept.end()};
}

auto kept_games(const Player& player) {
    return std::count_if(player.host.kept.begin(), player.host.kept.end(),
                         [](const auto& entry) { return entry.first.substr(0, 5) == "game."; });
}

}  // namespace

TEST_CASE("what the host comes upon later is merged with what is kept, whole or not at all") {
    const std::string found = format_export(texts_of_left_game());
    Player player;
    player.start(code_of(two_dominoes));
    play(player, on_the_right);
    const auto before = player.host.kept;
    player.host.refuses_to_keep = true;
    CHECK_FALSE(player.controller.kept_found(found));
    CHECK(player.host.kept == before);
    CHECK_FALSE(player.controller.kept_found("tessera-export 1\nkey game.1\n"));
    player.host.refuses_to_keep = false;
    CHECK(player.controller.kept_found(found));
    CHECK(player.notice() == "This puzzle was played in another tab as well; both games are kept.");
    CHECK(kept_games(player) == 2);
    CHECK(moves_text(player.controller.game()) == std::vector<std::string>{std::string(on_the_right)});
    CHECK(player.controller.kept_found(found));
    CHECK(kept_games(player) == 2);
}

TEST_CASE("a game that the host knew too late can be gone back to, and the player's own goes on") {
    const KeptTexts texts = texts_of_left_game();
    Player player;
    player.start(code_of(one_swap));
    CHECK(player.controller.desk().previous() == nullptr);
    player.host.kept.insert(texts.begin(), texts.end());
    CHECK(player.controller.kept_found(""));
    REQUIRE(player.controller.desk().previous() != nullptr);
    CHECK(move_count(*player.controller.desk().previous()) == 1);
    CHECK(move_count(player.controller.game()) == 0);
}

TEST_CASE("what the host could not keep after all is kept once more, or the player hears of it") {
    Player player;
    player.start(code_of(two_dominoes));
    play(player, on_the_left);
    player.host.kept.clear();
    player.controller.kept_refused();
    CHECK(kept_games(player) == 1);
    CHECK(player.notice().empty());
    player.host.kept.clear();
    player.host.refuses_to_keep = true;
    player.controller.kept_refused();
    CHECK(player.notice() == "The browser does not let this page save your game.");
    player.open(code_of(one_swap));
    player.host.kept.clear();
    player.controller.kept_refused();
    CHECK(kept_games(player) == 0);
}

TEST_SUITE_END();
