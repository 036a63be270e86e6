#include "app/game/player.h"

#include <doctest.h>

#include <functional>
#include <utility>

using namespace tessera;

// A player looks at another tab and comes back: the page reads what is kept, for somebody may have written there. What
// nobody has written changes nothing.

TEST_SUITE_BEGIN("app/coming_back");

namespace {

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
    add(&Settings::language, LanguageChoice::english, LanguageChoice::french);
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
    play_move_text(player.controller.game(), move, player.controller.scene());
    player.controller.save_game();
}

void begin(Player& player) {
    play(player, left_domino);
}

void finish(Player& player) {
    begin(player);
    play(player, right_domino);
}

struct KeptAs {
    std::string_view name;
    std::function<void(Player&)> make;  // by an earlier visit
};

// Every state in which a kept game can be.
std::vector<KeptAs> kept_states() {
    return {{"none",
             [](Player&) {
             }},
            {"begun", begin},
            {"taken back",
             [](Player& player) {
                 begin(player);
                 player.controller.rewind(Rewind::undo);
             }},
            {"restarted",
             [](Player& player) {
                 begin(player);
                 player.controller.rewind(Rewind::restart);
             }},
            {"finished", finish},
            {"finished and restarted",
             [](Player& player) {
                 finish(player);
                 player.controller.rewind(Rewind::restart);
             }},
            {"finished and taken back",
             [](Player& player) {
                 finish(player);
                 player.controller.rewind(Rewind::undo);
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

// How a puzzle comes to the table in the next visit, and what is done there before the player looks away.
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
                 player.controller.open(*open_level(two_dominoes));
             }},
            {"and restarted",
             [](Player& player) {
                 player.start(code_of(two_dominoes));
                 player.controller.rewind(Rewind::restart);
             }},
            {"and taken back",
             [](Player& player) {
                 player.start(code_of(two_dominoes));
                 player.controller.rewind(Rewind::undo);
             }},
            {"and played on", [](Player& player) {
                 player.start(code_of(two_dominoes));
                 player.controller.rewind(Rewind::restart);
                 play(player, right_domino);
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
            player.controller.change_settings(wish);
            go_away_and_come_back(player);
            CHECK(player.controller.settings() == wish);
            player.host.refuses_to_keep = false;
            player.controller.change_settings(wish);
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
        one.controller.change_settings(wish);
        Settings own;
        own.letters = false;
        two.controller.change_settings(own);
        Settings both = wish;
        both.letters = false;
        go_away_and_come_back(two);
        CHECK(two.controller.settings() == both);
        go_away_and_come_back(one);
        CHECK(one.controller.settings() == both);
    }
}

TEST_CASE("a puzzle stays as it lies on the table, whatever is kept of it and however it came there") {
    for (const KeptAs& state : kept_states()) {
        for (const KeptAs& visit : next_visits()) {
            CAPTURE(state.name);
            CAPTURE(visit.name);
            Player first;
            first.start(code_of(two_dominoes));
            state.make(first);
            Player player(first.host);
            visit.make(player);
            const std::string before = record_text(player);
            go_away_and_come_back(player);
            CHECK(record_text(player) == before);
        }
    }
}

TEST_SUITE_END();
