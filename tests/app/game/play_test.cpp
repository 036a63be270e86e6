#include "app/game/player.h"

#include <doctest.h>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/play");

namespace {

constexpr std::string_view one_swap = "tessera 1 number_swap\ngrid\n2 1\n3 4\nend\n";

// Sorts the two tiles of the upper row by the keyboard.
struct Sorter : Player {
    explicit Sorter(bool celebrates = true) {
        start();
        Settings settings = controller.preferences().settings();
        settings.celebrates = celebrates;
        settings.sound = SoundChoice::off;  // avoids the question about it
        controller.preferences().change(settings);
        open(code_of(one_swap));
    }
    // The first arrow shows the cursor on the left tile, or moves it there.
    void sort(Key first_arrow = Key::right) {
        for (const Key key : {first_arrow, Key::enter, Key::right}) {
            CHECK(controller.input(key_press(key)));
        }
    }
};

}  // namespace

TEST_CASE("a move changes the position, is kept, and is told in words") {
    Sorter player;
    player.frame();
    const std::string words = player.host.words;
    player.sort();
    player.frame();
    CHECK(player.moves() == 1);
    CHECK(player.host.words != words);
    Storage storage;
    CHECK(moves_text(*storage.latest_game(storage.contents().games)) == moves_text(player.controller.game()));
}

TEST_CASE("a win is celebrated, noted with its time, and the time to beat is the one before") {
    Sorter player;
    player.frame();
    player.tick(5000);
    player.sort();
    CHECK(player.controller.playing().win().is_shown);
    CHECK(player.controller.records().best_ms(player.controller.game().code) == 5000);
    CHECK_FALSE(player.controller.playing().win().beaten.ms);
    player.controller.playing().rewind(Rewind::restart);
    CHECK_FALSE(player.controller.playing().win().is_shown);
    player.frame(0);
    player.tick(3000);
    player.sort(Key::left);
    CHECK(player.controller.playing().win().beaten.ms == 5000);
    CHECK(player.controller.records().best_ms(player.controller.game().code) == 3000);
}

TEST_CASE("taking a piece back is a step to undo and no move of the player's account") {
    OpenGame game(*open_level(two_dominoes));
    for (const std::string_view move :
         {middle_domino, std::string_view("take I 0 0 1"), left_domino, right_domino}) {
        play_move_text(game, move, {});
    }
    CHECK(move_count(game) == 4);
    CHECK(counted_moves(game) == 3);
    Sorter sorter;
    sorter.sort();
    CHECK(counted_moves(sorter.controller.game()) == 1);
}

TEST_CASE("who wants no celebration gets a sentence") {
    Sorter player(false);
    player.sort();
    CHECK_FALSE(player.controller.playing().win().is_shown);
    CHECK_FALSE(player.notice().empty());
}

// Lays all tiles as they lie, by the keyboard; returns how long after the win the card begins to come.
double card_after(std::string_view level, bool reduced_motion) {
    Player player;
    player.start();
    Settings settings = player.controller.preferences().settings();
    settings.sound = SoundChoice::off;
    settings.motion = reduced_motion ? MotionChoice::reduced : MotionChoice::full;
    player.controller.preferences().change(settings);
    player.open(code_of(level));
    player.frame();
    player.controller.playing().scene().area = {0, 0, 800, 600};
    lay_out_table(player.controller.game(), player.controller.playing().scene());
    while (!is_solved(player.controller.game())) {
        REQUIRE(player.controller.playing().step_focus(false));
        REQUIRE(player.controller.input(key_press(Key::enter)));
    }
    REQUIRE(player.controller.playing().win().is_shown);
    const double start = player.host.now_ms;
    while (player.controller.playing().win_share() == 0) {
        REQUIRE((player.controller.needs_frame() || player.controller.due_ms() > 0));
        player.tick(10);
    }
    return player.host.now_ms - start;
}

TEST_CASE("the picture of an edge match is seen whole before the card comes, with reduced motion as well") {
    constexpr std::string_view picture =
        "tessera 1 edge_match\nsize 3x1\ntiles\n=A------ =B--=A-- ----=B--\nend\n";
    CHECK(card_after(picture, false) == doctest::Approx(1210));
    CHECK(card_after(picture, true) == doctest::Approx(1200));
}

TEST_CASE(
    "the card of a win waits until the pieces have answered, 600 ms, and not at all with reduced motion") {
    constexpr std::string_view domino = "tessera 1 polyomino\nboard\n..\nend\npiece I\nXX\nend\n";
    CHECK(card_after(domino, false) == doctest::Approx(610));
    CHECK(card_after(domino, true) == doctest::Approx(0));
}

TEST_CASE("undoing the restart after a win is no way to win quickly") {
    Sorter player;
    player.sort();
    player.controller.playing().rewind(Rewind::restart);
    player.controller.playing().rewind(Rewind::undo);
    CHECK(player.controller.game().is_shown);
}

TEST_CASE("the clock runs while the board can be seen") {
    Sorter player;
    player.frame();
    const OpenGame& game = player.controller.game();
    CHECK(game.clock.is_running());
    player.controller.opening().show(Panel::paused);
    player.frame();
    CHECK_FALSE(game.clock.is_running());
    player.controller.opening().show(Panel::none);
    player.frame();
    player.controller.set_visible(false);
    CHECK_FALSE(game.clock.is_running());
    player.controller.set_visible(true);
    player.sort();
    player.frame();
    CHECK_FALSE(game.clock.is_running());
    CHECK(player.controller.due_ms() == 0);
}

TEST_CASE("the words of the table say nothing while the game is paused") {
    Sorter player;
    player.frame();
    CHECK_FALSE(player.host.words.empty());
    player.controller.opening().show(Panel::paused);
    player.controller.announcer().mark_stale();
    player.frame();
    CHECK(player.host.words.empty());
}

TEST_CASE("the look follows the settings, and where they leave it open the host") {
    Player player;
    player.host.language = "fr-CH";
    player.host.prefers_dark = true;
    player.start();
    CHECK(player.host.look.language == "fr");
    CHECK(player.host.look.is_dark);
    Settings settings = player.controller.preferences().settings();
    settings.language = LanguageChoice::english;
    settings.theme = ThemeChoice::light;
    player.controller.preferences().change(settings);
    CHECK(player.host.look.language == "en");
    CHECK_FALSE(player.host.look.is_dark);
    CHECK(Storage().settings() == settings);
}

TEST_SUITE_END();
