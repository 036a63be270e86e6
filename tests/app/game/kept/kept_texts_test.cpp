// Promise: Whatever is stored under a key, the page can be played and nothing is lost.

#include "app/game/player.h"

#include <doctest.h>

#include <algorithm>
#include <functional>
#include <set>

using namespace tessera;

// Whatever is stored under any key of the host, the page opens, reports once what it cannot read, writes
// nothing before the player acts, and then writes what it can read again.

TEST_SUITE_BEGIN("app/game/kept/kept_texts");

namespace {

using Texts = std::map<std::string, std::string, std::less<>>;

constexpr std::string_view one_swap = "tessera 1 number_swap\ngrid\n2 1\n3 4\nend\n";
constexpr std::string_view three_swaps = "tessera 1 number_swap\ngrid\n4 3\n2 1\nend\n";
constexpr std::string_view first_of_old = "tessera 1 number_swap\ngrid\n1 3\n2 4\nend\n";
constexpr std::string_view second_of_old = "tessera 1 number_swap\ngrid\n1 4\n3 2\nend\n";
constexpr std::string_view on_the_left = "place I2 0 0 0";

void play(Player& player, std::string_view move) {
    REQUIRE(play_move_text(player.controller.game(), move, player.controller.playing().scene()).changed);
    player.controller.desk().save();
}

std::string old_save(std::string_view level) {
    SaveRecord record;
    record.level = level;
    record.played = {"0 0 0 1"};
    record.cursor = 1;
    return format_save_record(record);
}

void win(Player& player) {
    player.open(code_of(one_swap));
    for (const Key key : {Key::right, Key::enter, Key::right}) {
        player.controller.input(key_press(key));
    }
}

// Returns the texts of a long-time player: every kind of key, with games, checkpoints and wins.
Texts texts_of_a_player() {
    Player player;
    player.start(code_of(two_dominoes));
    play(player, on_the_left);
    player.controller.desk().set_checkpoint();
    player.tick(1000);
    player.open(code_of(two_dominoes, {right_domino}));
    player.tick(1000);
    player.host.kept["game." + GameStore::name_of(encode_link(*open_level(three_swaps), false).value())] =
        "damaged";
    player.open(code_of(three_swaps));
    play(player, "0 0 0 1");
    player.tick(1000);
    win(player);
    player.controller.opening().open_editor(Polyomino::id);
    player.controller.editing().use_tool("cut");
    player.controller.preferences().change(Settings());
    return player.host.kept;
}

// Returns the kind of a key: "game.", "game.-" (one of several games), "aside.", "settings", ...
std::string kind_of(const std::string& key) {
    const std::string kind =
        key.substr(0, key.find('.') == std::string::npos ? key.size() : key.find('.') + 1);
    return kind + (key.find('-') == std::string::npos ? "" : "-");
}

std::string with_numbers(const std::string& text, std::string_view number) {
    const std::size_t body = std::min(text.find('\n'), text.size());  // after the version
    std::string result = text.substr(0, body);
    for (std::size_t at = body; at < text.size(); ++at) {
        const bool is_digit = text[at] >= '0' && text[at] <= '9';
        const bool follows = is_digit && text[at - 1] >= '0' && text[at - 1] <= '9';
        result += is_digit ? (follows ? "" : std::string(number)) : std::string(1, text[at]);
    }
    return result;
}

std::string with_version(std::string text, std::string_view version) {
    const std::size_t space = text.find(' ');
    return text.substr(0, 7) == "tessera" ? text.replace(space + 1, 1, version) : text + "later 1 2 3\n";
}

struct Spoiling {
    std::string_view name;
    std::function<std::optional<std::string>(const std::string&)> spoil;  // nothing: removes the key
};

std::vector<Spoiling> spoilings() {
    return {{"missing",
             [](const std::string&) {
                 return std::nullopt;
             }},
            {"empty",
             [](const std::string&) {
                 return "";
             }},
            {"damaged",
             [](std::string text) {
                 for (std::size_t at = 3; at < text.size(); at += 7) {
                     text[at] = static_cast<char>(text[at] ^ 0x95);
                 }
                 return text;
             }},
            {"cut",
             [](const std::string& text) {
                 return text.substr(0, text.size() / 2);
             }},
            {"newer",
             [](const std::string& text) {
                 return with_version(text, "9");
             }},
            {"huge",
             [](const std::string& text) {
                 return text + std::string(2'000'000, 'x') + '\n';
             }},
            {"of absurd numbers",
             [](const std::string& text) {
                 return with_numbers(text, "18446744073709551615");
             }},
            {"of large numbers",
             [](const std::string& text) {
                 return with_numbers(text, "2147483647");
             }},
            {"of zeros", [](const std::string& text) {
                 return with_numbers(text, "0");
             }}};
}

int notice_count(const FakePlatform& host) {
    return static_cast<int>(
        std::count_if(host.announced.begin(), host.announced.end(),
                      [](const std::string& text) { return text.find("A saved game") == 0; }));
}

bool is_game_key(const std::string& key) {
    return key.substr(0, 5) == "game." || key == "game" || key == "previous";
}

bool is_readable(const std::string& key, const std::string& text) {
    const auto game = parse_kept_game(text);
    return key.substr(0, 5) == "game." ? game && game_of_save(game->record) : parse_save(text).has_value();
}

bool holds(const Texts& texts, const std::string& text) {
    return std::any_of(texts.begin(), texts.end(), [&](const auto& entry) { return entry.second == text; });
}

// Opens the page with these texts, and then every puzzle.
void check_that_it_is_played(const Texts& before, const std::string& key) {
    Player player;
    player.host.kept = before;
    player.start();
    player.frame();
    CHECK(player.host.kept == before);
    CHECK(notice_count(player.host) <= 1);
    for (const std::string_view level : {two_dominoes, three_swaps, one_swap, first_of_old, second_of_old}) {
        player.open(code_of(level));
    }
    const auto spoiled = before.find(key);
    const bool is_lost = spoiled != before.end() && is_game_key(key) && !is_readable(key, spoiled->second);
    CHECK(notice_count(player.host) == (is_lost ? 1 : 0));

    player.open(code_of(three_swaps));
    player.controller.playing().rewind(Rewind::restart);
    play(player, "0 0 0 1");
    play(player, "1 0 1 1");
    win(player);
    Settings dark = player.controller.preferences().settings();
    dark.theme = ThemeChoice::dark;
    player.controller.preferences().change(dark);
    player.controller.opening().open_editor(Polyomino::id);
    player.controller.editing().set_field("columns", 9);
    player.controller.editing().use_tool("cut");
    const bool is_lost_draft =
        key == "draft.polyomino" && spoiled != before.end() && !polyomino::parse_draft(spoiled->second);
    if (is_lost || is_lost_draft) {
        CHECK(holds(player.host.kept, spoiled->second));
    }
    Player later(player.host);
    later.start();
    CHECK(later.controller.preferences().settings() == dark);
    later.controller.opening().open_editor(Polyomino::id);
    CHECK(later.controller.editor().text() == player.controller.editor().text());
    CHECK(later.controller.records().is_solved(player.controller.game().code));
    later.open(code_of(three_swaps));
    CHECK(moves_text(later.controller.game()) == std::vector<std::string>{"0 0 0 1", "1 0 1 1"});
}

}  // namespace

TEST_CASE("these are all the keys there are") {
    std::set<std::string> kinds;
    for (const auto& entry : texts_of_a_player()) {
        kinds.insert(kind_of(entry.first));
    }
    CHECK(kinds == std::set<std::string>{"aside.", "draft.", "game.", "game.-", "settings", "solved"});
}

TEST_CASE("whatever stands under any one key, the page is played and loses nothing") {
    Texts texts = texts_of_a_player();
    texts["game"] = old_save(first_of_old);  // from the version with two games
    texts["previous"] = old_save(second_of_old);
    for (const auto& entry : texts) {
        const std::string& key = entry.first;
        for (const Spoiling& spoiling : spoilings()) {
            CAPTURE(key);
            CAPTURE(spoiling.name);
            Texts spoiled = texts;
            if (const auto now = spoiling.spoil(entry.second)) {
                spoiled[key] = *now;
            } else {
                spoiled.erase(key);
            }
            check_that_it_is_played(spoiled, key);
        }
    }
}

TEST_SUITE_END();
