// Promise: A puzzle played on in another tab shows its newest game, however it is reopened. Also:
//     browser/kept.test.mjs.

#include "app/game/player.h"

#include <doctest.h>

#include <algorithm>
#include <functional>
#include <utility>

using namespace tessera;

// Returning from another tab: the page rereads storage, which another tab may have changed. If nothing was
// written, nothing changes.

TEST_SUITE_BEGIN("app/game/coming_back");

namespace {

constexpr std::string_view on_the_left = "place I2 0 0 0";  // as links call the pieces
constexpr std::string_view on_the_right = "place I2 0 0 2";

std::vector<Settings> each_setting_changed() {
    std::vector<Settings> all;
    const auto add = [&](auto field, auto... values) {
        for (const auto value : {values...}) {
            Settings settings;
            settings.*field = value;
            all.push_back(settings);
        }
    };
    add(&Settings::theme, ThemeChoice::light, ThemeChoice::dark);
    add(&Settings::language, LanguageChoice::english, language_choice("de"));
    add(&Settings::motion, MotionChoice::full, MotionChoice::reduced);
    add(&Settings::errors, ErrorChoice::off, ErrorChoice::always);
    add(&Settings::letters, false);
    add(&Settings::celebrates, false);
    add(&Settings::counts_ways, true);
    return all;
}

void go_away_and_come_back(Player& player) {
    player.controller.set_visible(false);
    player.controller.set_visible(true);
    player.controller.kept_changed();
}

void play(Player& player, std::string_view move) {
    REQUIRE(play_move_text(player.controller.game(), move, player.controller.playing().scene()).changed);
    player.controller.desk().save();
}

void begin(Player& player) {
    play(player, on_the_left);
}

void finish(Player& player) {
    begin(player);
    play(player, on_the_right);
}

struct KeptAs {
    std::string_view name;
    std::function<void(Player&)> make;  // in an earlier visit
};

// Returns every state in which a stored game can be.
std::vector<KeptAs> kept_states() {
    return {{"none",
             [](Player&) {
             }},
            {"begun", begin},
            {"taken back",
             [](Player& player) {
                 begin(player);
                 player.controller.playing().rewind(Rewind::undo);
             }},
            {"restarted",
             [](Player& player) {
                 begin(player);
                 player.controller.playing().rewind(Rewind::restart);
             }},
            {"finished", finish},
            {"finished and restarted",
             [](Player& player) {
                 finish(player);
                 player.controller.playing().rewind(Rewind::restart);
             }},
            {"finished and taken back",
             [](Player& player) {
                 finish(player);
                 player.controller.playing().rewind(Rewind::undo);
             }},
            {"shown",
             [](Player& player) {
                 player.controller.game().is_shown = true;
                 finish(player);
             }},
            {"broken",
             [](Player& player) {
                 begin(player);
                 for (auto& [key, text] : player.host.kept) {
                     text.resize(text.size() / 2);
                 }
             }},
            {"from a later program", [](Player& player) {
                 begin(player);
                 for (auto& [key, text] : player.host.kept) {
                     text.replace(text.find(' ') + 1, 1, "9");
                 }
             }}};
}

// Returns the ways to open a puzzle in the next visit, with what is done there before the player looks away.
std::vector<KeptAs> next_visits() {
    const std::string other = "1s/3x3/AAEQ/h3n9";
    return {{"as the latest",
             [](Player& player) {
                 player.start();
             }},
            {"by its link",
             [](Player& player) {
                 player.start(code_of(two_dominoes));
             }},
            {"after another puzzle",
             [other](Player& player) {
                 player.start(other);
                 player.open(code_of(two_dominoes));
             }},
            {"by its card",
             [other](Player& player) {
                 player.start(other);
                 player.controller.opening().open(*open_level(two_dominoes));
             }},
            {"and restarted",
             [](Player& player) {
                 player.start(code_of(two_dominoes));
                 player.controller.playing().rewind(Rewind::restart);
             }},
            {"and taken back",
             [](Player& player) {
                 player.start(code_of(two_dominoes));
                 player.controller.playing().rewind(Rewind::undo);
             }},
            {"and played on", [](Player& player) {
                 player.start(code_of(two_dominoes));
                 player.controller.playing().rewind(Rewind::restart);
                 play(player, on_the_right);
             }}};
}

std::string record_text(const Player& player) {
    SaveRecord record = save_of(player.controller.game(), 0);
    record.elapsed_ms = 0;
    return format_save_record(record);
}

}  // namespace

TEST_CASE("every setting stays on a host that keeps nothing, or has kept only what was before") {
    for (const bool kept_before : {false, true}) {
        for (const Settings& wish : each_setting_changed()) {
            CAPTURE(kept_before);
            CAPTURE(format_settings(wish));
            Player player;
            if (kept_before) {
                player.host.kept["settings"] = format_settings(Settings());
            }
            player.start(code_of(two_dominoes));
            player.host.refuses_to_keep = true;
            player.controller.preferences().change(wish);
            go_away_and_come_back(player);
            CHECK(player.controller.preferences().settings() == wish);
            player.host.refuses_to_keep = false;
            player.controller.preferences().change(wish);
            CHECK(parse_settings(player.host.kept["settings"]) == wish);
        }
    }
}

TEST_CASE("every setting that one tab chooses is there in the other, with what that one chose meanwhile") {
    for (const Settings& wish : each_setting_changed()) {
        CAPTURE(format_settings(wish));
        Player one;
        one.start(code_of(two_dominoes));
        Player two(one.host);
        two.start(code_of(two_dominoes));
        one.controller.preferences().change(wish);
        Settings own;
        own.letters = false;
        two.controller.preferences().change(own);
        Settings both = wish;
        both.letters = false;
        go_away_and_come_back(two);
        CHECK(two.controller.preferences().settings() == both);
        go_away_and_come_back(one);
        CHECK(one.controller.preferences().settings() == both);
    }
}

void check_that_it_stays(const KeptAs& state, const KeptAs& visit, bool plays_another_since) {
    CAPTURE(state.name);
    CAPTURE(visit.name);
    CAPTURE(plays_another_since);
    Player first;
    first.start(code_of(two_dominoes));
    state.make(first);
    if (plays_another_since) {
        first.tick(1000);
        first.open(code_of("tessera 1 number_swap\ngrid\n2 3\n1 4\nend\n"));
        play(first, "0 0 0 1");
    }
    Player player(first.host);
    visit.make(player);
    const std::string before = record_text(player);
    go_away_and_come_back(player);
    CHECK(record_text(player) == before);
}

TEST_CASE("a puzzle stays as it lies on the table, whatever is kept of it and however it came there") {
    for (const KeptAs& state : kept_states()) {
        for (const KeptAs& visit : next_visits()) {
            check_that_it_stays(state, visit, false);
            check_that_it_stays(state, visit, true);
        }
    }
}

TEST_CASE("a puzzle that was begun goes on, whatever brings it to the table again") {
    const std::vector<std::function<void(Player&)>> ways = {
        [](Player& player) { player.open(code_of(two_dominoes)); },
        [](Player& player) {
            player.controller.opening().open(*open_level(two_dominoes));
        }};
    for (const auto& bring_back : ways) {
        for (const bool next_visit : {false, true}) {
            CAPTURE(next_visit);
            Player first;
            first.start(code_of(two_dominoes));
            begin(first);
            first.open("1s/3x3/AAEQ/h3n9");
            Player second(first.host);
            second.start();
            Player& player = next_visit ? second : first;
            bring_back(player);
            CHECK(player.moves() == 1);
        }
    }
}

// Another tab meanwhile continues the game or plays the puzzle differently, perhaps for less time than here.
void check_that_newest_comes_back(const std::function<void(Player&)>& bring_back, bool differently) {
    CAPTURE(differently);
    Player here;
    here.start(code_of(two_dominoes));
    begin(here);
    here.frame(60000);
    here.open("1s/3x3/AAEQ/h3n9");
    here.frame();
    Player there(here.host);
    there.tick(here.host.now_ms + 1000);
    there.start(code_of(two_dominoes));
    if (differently) {
        there.controller.playing().rewind(Rewind::undo);
    }
    play(there, on_the_right);
    const std::vector<std::string> newest = moves_text(there.controller.game());
    bring_back(here);
    CHECK(moves_text(here.controller.game()) == newest);
    CHECK(here.notice().find("another tab") == std::string::npos);
    Player later(here.host);
    later.start(code_of(two_dominoes));
    CHECK(moves_text(later.controller.game()) == newest);
}

TEST_CASE("a puzzle that another tab played on shows its newest game, whatever brings it back") {
    const std::vector<std::function<void(Player&)>> ways = {
        [](Player& player) { player.open(code_of(two_dominoes)); },
        [](Player& player) { player.controller.opening().open(*open_level(two_dominoes)); },
        [](Player& player) { player.controller.opening().open_previous(); },
        [](Player& player) {
            player.controller.opening().show(Screen::home);
            player.controller.kept_changed();
            player.controller.opening().open_previous();
        }};
    for (const auto& bring_back : ways) {
        check_that_newest_comes_back(bring_back, false);
        check_that_newest_comes_back(bring_back, true);
    }
}

TEST_CASE("the game that was left comes back as it was where the host keeps nothing") {
    Player player;
    player.host.refuses_to_keep = true;
    player.start(code_of(two_dominoes));
    REQUIRE(
        play_move_text(player.controller.game(), on_the_left, player.controller.playing().scene()).changed);
    player.open("1s/3x3/AAEQ/h3n9");
    player.open(code_of(two_dominoes));
    CHECK(player.moves() == 1);
}

TEST_CASE("a link with moves of a puzzle that was begun loses neither game, and each leads to the other") {
    Player player;
    player.start(code_of(two_dominoes));
    begin(player);
    player.open(code_of(two_dominoes, {right_domino}));
    const auto kept_moves = [&](std::string_view move) {
        return std::any_of(player.host.kept.begin(), player.host.kept.end(),
                           [&](const auto& entry) { return entry.second.find(move) != std::string::npos; });
    };
    CHECK(kept_moves("I2 0 0 0"));
    CHECK(kept_moves("I2 0 0 2"));
    player.controller.opening().open_previous();
    CHECK(kept_moves("I2 0 0 0"));
    CHECK(kept_moves("I2 0 0 2"));
    CHECK(player.notice() == "Another game of this puzzle is kept, with 1 move.");

    Player later(player.host);
    later.start();
    CHECK(later.notice() == "Another game of this puzzle is kept, with 1 move.");
    const std::vector<std::string> here = moves_text(later.controller.game());
    later.controller.answer_notice();
    const std::vector<std::string> there = moves_text(later.controller.game());
    CHECK(there != here);
    later.open(code_of(two_dominoes));
    later.controller.answer_notice();
    CHECK(moves_text(later.controller.game()) == here);
}

// Each stored text is read once to list it; the few that are opened are read again.
TEST_CASE("with five hundred games and twenty thousand wins the start reads each text once") {
    const auto reads_at_start = [](int games) {
        Player player;
        SaveRecord record = save_of(OpenGame(*open_level(two_dominoes)), 0);
        record.played = {std::string(left_domino)};
        record.cursor = 1;
        for (int index = 0; index < games; ++index) {
            const std::string code = "#1p/" + std::to_string(index);
            const KeptGame game{code, record, static_cast<std::uint64_t>(index), index % 2 == 0};
            player.host.kept["game." + GameStore::name_of(code)] = format_kept_game(game);
        }
        std::string wins;
        for (int index = 0; index < 20000; ++index) {
            wins += "#1p/won" + std::to_string(index) + ' ' + std::to_string(index) + '\n';
        }
        player.host.kept["solved"] = wins;
        player.start();
        CHECK(player.moves() == 1);
        CHECK(player.controller.records().best_ms("#1p/won19999") == 19999);
        return player.host.load_count;
    };
    const int few = reads_at_start(10) - 10;
    CHECK(few < 12);
    CHECK(reads_at_start(500) - 500 == few);
}

TEST_SUITE_END();
