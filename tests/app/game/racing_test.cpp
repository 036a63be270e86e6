#include "app/game/play/racing.h"

#include "app/game/player.h"

#include <doctest.h>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/racing");

namespace {

constexpr std::string_view two_swaps = "tessera 1 number_swap\ngrid\n2 1\n4 3\nend\n";

// Sorts the upper row, then the lower one, by the keyboard.
struct Racer : Player {
    Racer() { quieten(); }
    void quieten() {
        start();
        Settings settings = controller.preferences().settings();
        settings.sound = SoundChoice::off;  // avoids the question about it
        controller.preferences().change(settings);
    }
    void keys(std::initializer_list<Key> pressed) {
        for (const Key key : pressed) {
            CHECK(controller.input(key_press(key)));
        }
    }
    void sort_upper(double after_ms) {
        frame(after_ms);
        keys({Key::right, Key::enter, Key::right, Key::enter});
    }
    void sort_lower(double after_ms) {
        frame(after_ms);
        keys({Key::down, Key::enter, Key::left});
    }
    const OpenGame& game() { return controller.game(); }
    double elapsed() { return game().clock.elapsed(host.now_ms); }
    int rival_moves() { return move_count(OpenGame(rival_position(game(), elapsed()))); }
};

// A link for racing against a game with swaps after 2 and 7 seconds.
std::string race_fragment() {
    Racer rival;
    rival.open(code_of(two_swaps));
    rival.frame(0);
    rival.sort_upper(2000);
    CHECK(code_of_race(rival.game()).empty());
    rival.sort_lower(5000);
    REQUIRE(is_solved(rival.game()));
    return code_of_race(rival.game()).substr(1);
}

}  // namespace

TEST_CASE("a race waits for its start, and then the rival's game is replayed beside the player's") {
    const std::string fragment = race_fragment();
    Racer player;
    player.open(fragment);
    REQUIRE(player.game().race);
    CHECK(player.controller.panel() == Panel::race);
    player.frame(60000);
    CHECK(player.elapsed() == 0);
    CHECK(player.moves() == 0);
    player.controller.opening().show(Panel::none);
    player.frame(0);
    player.frame(1000);
    CHECK(player.rival_moves() == 0);
    CHECK(player.controller.due_ms() <= player.host.now_ms + 1100);
    player.frame(1100);
    CHECK(player.rival_moves() == 1);
    const std::size_t sentences = player.host.announced.size();
    player.frame(5000);
    CHECK(player.rival_moves() == 2);
    REQUIRE(player.host.announced.size() > sentences);
    CHECK(player.host.announced.back() == "Your friend is done; you can still finish.");
    player.sort_upper(1000);
    player.sort_lower(900);
    CHECK(is_solved(player.game()));
    CHECK(player.controller.appearance().strings().of(race_words(player.game(), player.elapsed())) ==
          "Your friend was 0:02 faster");
}

TEST_CASE("the clock of a race shows seconds, and names the time to beat while the rival plays") {
    const std::string fragment = race_fragment();
    Racer player;
    player.open(fragment);
    player.controller.opening().show(Panel::none);
    player.frame(0);
    player.frame(400);
    CHECK(player.controller.due_ms() <= player.host.now_ms + 700);
    CHECK(player.controller.appearance().strings().of(time_to_beat(*player.game().race)) ==
          "Time to beat: 0:07");
    leave_race(player.controller.game());
    CHECK(player.controller.due_ms() > player.host.now_ms + 50000);
}

TEST_CASE("who is faster than the friend has won the race, and a race against that game is a race again") {
    const std::string fragment = race_fragment();
    Racer player;
    player.open(fragment);
    player.controller.opening().show(Panel::none);
    player.frame(0);
    player.sort_upper(1000);
    player.sort_lower(1000);
    CHECK(player.controller.appearance().strings().of(race_words(player.game(), player.elapsed())) ==
          "You beat your friend by 0:05");
    const auto again = race_in_link(code_of_race(player.game()));
    REQUIRE(again);
    CHECK(again->tenths == std::vector<std::uint32_t>{10, 20});
}

TEST_CASE("a race goes on after the page was closed, and the same link opens it again") {
    const std::string fragment = race_fragment();
    Racer player;
    player.open(fragment);
    player.controller.opening().show(Panel::none);
    player.frame(0);
    player.sort_upper(1000);
    CHECK(player.host.fragment == fragment);
    Player later(player.host);
    later.start();
    REQUIRE(later.controller.game().race);
    CHECK(later.controller.panel() == Panel::none);
    CHECK(later.moves() == 1);
    later.open(fragment);
    CHECK(later.moves() == 1);
    CHECK(later.controller.game().race);
}

TEST_CASE("a game of the puzzle that was begun before is kept beside the race") {
    const std::string fragment = race_fragment();
    Racer player;
    player.open(code_of(two_swaps));
    player.frame(0);
    player.sort_upper(100);
    player.open(fragment);
    CHECK(player.moves() == 0);
    CHECK(player.controller.game().race);
    player.controller.opening().open_previous();
    CHECK(player.moves() == 1);
    CHECK_FALSE(player.controller.game().race);
}

TEST_CASE("there is no race against a game that the program solved, nor one after leaving it") {
    const std::string fragment = race_fragment();
    Racer player;
    player.open(fragment);
    leave_race(player.controller.game());
    CHECK_FALSE(player.game().race);
    CHECK_FALSE(rival_due_ms(player.game(), 0));
    player.controller.opening().show(Panel::none);
    player.frame(0);
    player.sort_upper(10);
    player.sort_lower(10);
    REQUIRE_FALSE(code_of_race(player.game()).empty());
    player.controller.game().is_shown = true;
    CHECK(code_of_race(player.game()).empty());
}

TEST_CASE("a move that was taken back races with the time of its last making") {
    Racer player;
    player.open(code_of(two_swaps));
    player.frame(0);
    player.sort_upper(1000);
    player.controller.playing().rewind(Rewind::undo);
    player.frame(2000);
    player.controller.playing().rewind(Rewind::redo);
    player.sort_lower(1000);
    const auto race = race_in_link(code_of_race(player.game()));
    REQUIRE(race);
    CHECK(race->tenths == std::vector<std::uint32_t>{30, 40});
}

TEST_SUITE_END();
