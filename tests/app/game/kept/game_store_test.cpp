// Promise: "Keep this, put that aside" is done whole or not at all, with full, nearly full or failing storage; nothing
//     played in any tab disappears. Also: app/host/kept_files_test.cpp, app/game/coming_back_test.cpp,
//     browser/kept.test.mjs.

#include "app/game/kept/game_store.h"

#include "app/game/kept/shared_texts.h"
#include "base/rng.h"

#include <doctest.h>

#include <algorithm>

namespace tessera {

TEST_SUITE_BEGIN("app/game/kept/game_store");

TEST_CASE("a kept game comes back as it was, and what is not one is refused with its reason") {
    const KeptGame game = game_of_moves("#a", {"+", "-"}, 1790000000000, true);
    CHECK(parse_kept_game(format_kept_game(game)) == game);
    const std::string text = format_kept_game(game);
    CHECK(parse_kept_game("tessera-kept 2" + text.substr(14)).error().code == ErrorCode::unknown_version);
    for (std::size_t size = 0; size < text.size() - 1; ++size) {
        CAPTURE(size);
        CHECK_FALSE(parse_kept_game(text.substr(0, size)).has_value());
    }
}

TEST_CASE("every puzzle that was begun is found again, the one played last first") {
    SharedTexts texts;
    GameStore store(texts, code_by_level);
    for (const char* const code : {"#a", "#b", "#c", "#d"}) {
        CHECK(store.keep(game_of_moves(code, {code}, static_cast<std::uint64_t>(code[1]))).is_kept);
    }
    CHECK(store.keep(game_of_moves("#b", {"#b", "+"}, 1000)).is_kept);
    std::vector<std::string> names;
    const std::vector<StoredGame> games = store.contents().games;
    for (const StoredGame& game : games) {
        names.push_back(game.code);
    }
    CHECK(names == std::vector<std::string>{"#b", "#d", "#c", "#a"});
    CHECK(store.load("#b")->record.played.size() == 2);
    CHECK_FALSE(store.load("#e").has_value());
}

TEST_CASE("reading writes nothing") {
    SharedTexts texts;
    texts.texts = {{"game", format_save_record(record_of_moves("a", {"+"}))},
                   {"previous", "tessera-save 9\nend\n"},
                   {"game." + GameStore::name_of("#b"), "tessera-kept 2\n"}};
    const auto before = texts.texts;
    GameStore store(texts, code_by_level);
    CHECK(store.contents().games.size() == 1);
    CHECK(store.contents().unreadable.size() == 2);
    CHECK(store.load("#a").has_value());
    CHECK_FALSE(store.load("#b").has_value());
    CHECK(texts.texts == before);
    CHECK(texts.change_count == 0);
}

TEST_CASE("a text that cannot be read is put aside before its puzzle is played, and told what it is") {
    SharedTexts texts;
    const std::string newer = "tessera-kept 2\nwhat came later\n";
    texts.texts = {{"game." + GameStore::name_of("#a"), newer},
                   {"game." + GameStore::name_of("#b"), "tessera-kept 1\nstamp 7\nsol"}};
    GameStore store(texts, code_by_level);
    const auto unreadable = store.contents().unreadable;
    REQUIRE(unreadable.size() == 2);
    CHECK(unreadable[0].is_newer != unreadable[1].is_newer);
    CHECK(store.keep(game_of_moves("#a", {"+"}, 5)).is_kept);
    CHECK(texts.texts.at("aside.1") == newer);
    CHECK(store.load("#a")->record.played.size() == 1);
}

TEST_CASE("the two games of before are taken over at the first move") {
    SharedTexts texts;
    texts.texts = {{"game", format_save_record(record_of_moves("a", {"+"}))},
                   {"previous", format_save_record(record_of_moves("b", {"-"}))}};
    GameStore store(texts, code_by_level);
    REQUIRE(store.contents().games.size() == 2);
    CHECK(store.contents().games[0].code == "#a");
    CHECK(store.keep(game_of_moves("#c", {"+"}, 100)).is_kept);
    CHECK(texts.texts.count("game") == 0);
    CHECK(texts.texts.count("previous") == 0);
    CHECK(plays_of(store, "#a") == std::vector<PlayedText>{{"+"}});
    CHECK(plays_of(store, "#b") == std::vector<PlayedText>{{"-"}});
}

TEST_CASE("one of the two games of before stays beside the game that its puzzle has meanwhile") {
    SharedTexts texts;
    GameStore store(texts, code_by_level);
    CHECK(store.keep(game_of_moves("#a", {"1"}, 1)).is_kept);
    CHECK(store.keep(game_of_moves("#b", {"2", "3"}, 2)).is_kept);
    texts.texts["game"] = format_save_record(record_of_moves("a", {"+"}));
    texts.texts["previous"] = format_save_record(record_of_moves("b", {"2"}));
    CHECK(store.keep(game_of_moves("#c", {"+"}, 100)).is_kept);
    CHECK(texts.texts.count("game") + texts.texts.count("previous") == 0);
    CHECK(plays_of(store, "#a").size() == 2);
    CHECK(plays_of(store, "#b") == std::vector<PlayedText>{{"2", "3"}});
}

TEST_CASE("two tabs that play the same puzzle differently lose nothing of either") {
    SharedTexts texts;
    GameStore one(texts, code_by_level);
    GameStore two(texts, code_by_level);
    CHECK(one.keep(game_of_moves("#a", {"1"}, 1)).is_kept);
    REQUIRE(two.load("#a").has_value());
    CHECK(one.keep(game_of_moves("#a", {"1", "2"}, 2)).is_kept);
    CHECK(two.elsewhere(game_of_moves("#a", {"1"}, 1)) == Elsewhere::further);
    CHECK(two.elsewhere(game_of_moves("#a", {"1", "3"}, 3)) == Elsewhere::different);
    CHECK(one.elsewhere(game_of_moves("#a", {"1", "2"}, 2)) == Elsewhere::nothing);
    CHECK(two.keep(game_of_moves("#a", {"1", "3"}, 3)).was_played_elsewhere);
    auto plays = plays_of(two, "#a");
    std::sort(plays.begin(), plays.end());
    CHECK(plays == std::vector<PlayedText>{{"1", "2"}, {"1", "3"}});

    // The other game is opened by its name and continued: now it is the puzzle's own, and still nothing is
    // lost.
    REQUIRE(two.load_named(GameStore::name_of("#a") + "-2").has_value());
    CHECK(two.keep(game_of_moves("#a", {"1", "2", "4"}, 4)).is_kept);
    plays = plays_of(two, "#a");
    std::sort(plays.begin(), plays.end());
    CHECK(plays == std::vector<PlayedText>{{"1", "2", "4"}, {"1", "3"}});
}

TEST_CASE("a finished game that this tab never opened is nothing it has to follow; one in play is") {
    SharedTexts texts;
    GameStore one(texts, code_by_level);
    GameStore two(texts, code_by_level);
    CHECK(one.keep(game_of_moves("#done", {"1", "2"}, 1, true)).is_kept);
    CHECK(one.keep(game_of_moves("#begun", {"1"}, 2)).is_kept);
    CHECK(two.elsewhere(game_of_moves("#done", {}, 3)) == Elsewhere::nothing);
    CHECK(two.elsewhere(game_of_moves("#begun", {}, 3)) == Elsewhere::further);
}

TEST_CASE("what a later program added to a kept game stays in it, wherever it was added") {
    SharedTexts texts;
    GameStore store(texts, code_by_level);
    CHECK(store.keep(game_of_moves("#a", {"1"}, 1)).is_kept);
    std::string& text = texts.texts.at("game." + GameStore::name_of("#a"));
    text.replace(text.find("end\\n"), 3, "mood fine\\nmood better\\nend");
    text += "colour red\n";
    auto game = store.load("#a");
    REQUIRE(game);
    game->record.played.emplace_back("2");
    KeptGame again = game_of_moves("#a", {"1", "2"}, 2);  // with the save's lines only, like the open game
    again.record.later = game->record.later;
    CHECK(store.keep(again).is_kept);
    const auto kept = store.load("#a");
    REQUIRE(kept);
    CHECK(kept->record.played.size() == 2);
    CHECK(kept->record.later == std::vector<RecordReader::Line>{{"mood", "fine"}, {"mood", "better"}});
    CHECK(kept->later == std::vector<RecordReader::Line>{{"colour", "red"}});
}

TEST_CASE("a game beside the puzzle's own is found, and each can be had from the other") {
    SharedTexts texts;
    GameStore store(texts, code_by_level);
    CHECK(store.keep(game_of_moves("#a", {"1"}, 1)).is_kept);
    CHECK_FALSE(store.beside("#a").has_value());
    store.begin_another("#a");
    CHECK(store.keep(game_of_moves("#a", {"2"}, 2)).was_played_elsewhere);
    for (int turn = 3; turn < 9; ++turn) {
        const auto other = store.beside("#a");
        REQUIRE(other.has_value());
        CHECK(other->record.played == (turn % 2 == 1 ? PlayedText{"1"} : PlayedText{"2"}));
        store.begin_another("#a");
        CHECK(store.keep(*other).is_kept);
        CHECK(plays_of(store, "#a").size() == 2);
    }
}

TEST_CASE("where there is no room the oldest finished game goes, never one that is being played") {
    SharedTexts texts;
    GameStore store(texts, code_by_level);
    CHECK(store.keep(game_of_moves("#begun", {"+"}, 1)).is_kept);
    CHECK(store.keep(game_of_moves("#old", {"+"}, 2, true)).is_kept);
    CHECK(store.keep(game_of_moves("#new", {"+"}, 3, true)).is_kept);
    texts.room = texts.size();
    const KeepOutcome first = store.keep(game_of_moves("#x", {"+"}, 4));
    CHECK(first.is_kept);
    CHECK(first.given_up == 1);
    CHECK_FALSE(store.load("#old").has_value());
    CHECK(store.load("#begun").has_value());
    CHECK(store.keep(game_of_moves("#y", {"+"}, 5)).given_up == 1);
    const KeepOutcome last = store.keep(game_of_moves("#z", {"+"}, 6));
    CHECK_FALSE(last.is_kept);
    CHECK(store.load("#x").has_value());
    CHECK(store.load("#y").has_value());
}

TEST_CASE("a store that refuses everything says so and keeps what it has") {
    SharedTexts texts;
    texts.room = 0;
    GameStore store(texts, code_by_level);
    CHECK_FALSE(store.keep(game_of_moves("#a", {"+"}, 1)).is_kept);
    CHECK(texts.texts.empty());
}

TEST_CASE("a checkpoint that another tab set is something that this one has not") {
    SharedTexts texts;
    GameStore one(texts, code_by_level);
    GameStore two(texts, code_by_level);
    KeptGame game = game_of_moves("#a", {"1", "2"}, 1);
    CHECK(one.keep(game).is_kept);
    REQUIRE(two.load("#a").has_value());
    game.record.checkpoints.push_back({{"1"}, 0, 0, false});
    CHECK(one.keep(game).is_kept);
    CHECK(two.elsewhere(game_of_moves("#a", {"1", "2"}, 1)) == Elsewhere::further);
    CHECK(two.keep(game_of_moves("#a", {"1", "2", "3"}, 2)).is_kept);
    CHECK(two.beside("#a")->record.checkpoints.size() == 1);
}

namespace {

using Texts = std::map<std::string, std::string, std::less<>>;

constexpr std::string_view newer_text = "tessera-kept 2\nfrom the future\n";

bool holds(const Texts& texts, std::string_view text) {
    return std::any_of(texts.begin(), texts.end(), [&](const auto& entry) { return entry.second == text; });
}

// Two tabs alternately play puzzles with a stored game that is newer, damaged, older or finished. After each
// step, everything that was there, or that a tab was told is kept, still exists.
class TwoTabs {
public:
    TwoTabs() {
        texts.texts = {{game_key(game_name("#newer")), std::string(newer_text)},
                       {game_key(game_name("#damaged")), damaged_},
                       {"game", format_save_record(record_of_moves("old", {"+"}))}};
        remember({"#old", {"+"}});
    }

    void play(std::string_view code, int count) {
        for (int step = 0; step < count; ++step) {
            for (Tab& tab : tabs_) {
                auto& moves = tab.moves[std::string(code)];
                moves.push_back(tab.name + std::to_string(step));
                const bool is_kept = keep(tab, std::string(code), moves);
                if (is_kept) {
                    remember({std::string(code), {moves.begin(), moves.end()}});
                }
                check_that_all_is_there();
            }
        }
    }

    SharedTexts texts;
    int refusals = 0;

private:
    struct Play {
        std::string code;
        PlayedText moves;
    };
    struct Tab {
        std::string name;
        GameStore store;
        std::map<std::string, std::vector<std::string>> moves = {};
    };

    bool keep(Tab& tab, const std::string& code, const std::vector<std::string>& moves) {
        const Texts before = texts.texts;
        const KeepOutcome outcome = tab.store.keep(game_of_moves(code, moves, ++now_));
        if (!outcome.is_kept) {
            ++refusals;
            CHECK_FALSE(outcome.was_played_elsewhere);
            CHECK(outcome.given_up == 0);
            CHECK((texts.texts == before || before.count("game") > texts.texts.count("game")));
        }
        return outcome.is_kept;
    }

    void remember(Play play) { kept_.push_back(std::move(play)); }

    void check_that_all_is_there() {
        CHECK(holds(texts.texts, newer_text));
        CHECK(holds(texts.texts, damaged_));
        ChangedTexts unchanged(texts);
        StoredGames games(unchanged, code_by_level);
        for (const Play& play : kept_) {
            CHECK(games.has_play(game_of_moves(play.code, words_of(play.moves), 0)) !=
                  (texts.texts.contains("game") && play.code == "#old"));
        }
    }

    static std::vector<std::string> words_of(const PlayedText& moves) {
        std::vector<std::string> words;
        for (const auto& move : moves) {
            words.push_back(*move);
        }
        return words;
    }

    const std::string damaged_ = std::string("tessera-kept 1\nsta\0mp 7\xff\nsol", 27);
    std::vector<Tab> tabs_ = {{"a", GameStore(texts, code_by_level)}, {"b", GameStore(texts, code_by_level)}};
    std::vector<Play> kept_;
    std::uint64_t now_ = 10;
};

void play_all(TwoTabs& tabs) {
    for (const std::string_view code : {"#newer", "#damaged", "#old", "#new", "#newer"}) {
        tabs.play(code, 2);
    }
}

}  // namespace

TEST_CASE("a storage that refuses any one change loses nothing, and the game is said not to be kept") {
    int changes = 1;
    for (int refused = 1; refused <= changes; ++refused) {
        CAPTURE(refused);
        TwoTabs tabs;
        tabs.texts.refused_change = refused;
        play_all(tabs);
        changes = tabs.texts.change_count;
    }
    CHECK(changes > 20);
}

TEST_CASE(
    "a storage with room for the game but not for the copy of what stands in its place keeps the latter") {
    int refusals = 0;
    for (std::size_t room = 0; room < 1500; room += 7) {
        CAPTURE(room);
        TwoTabs tabs;
        tabs.texts.room = tabs.texts.size() + room;
        play_all(tabs);
        refusals += tabs.refusals;
    }
    CHECK(refusals > 100);

    SharedTexts texts;
    GameStore store(texts, code_by_level);
    const std::string key = game_key(game_name("#a"));
    texts.texts[key] = std::string(newer_text) + std::string(500, 'x');
    texts.room = texts.size();
    CHECK_FALSE(store.keep(game_of_moves("#a", {"+"}, 1)).is_kept);
    CHECK(texts.texts.at(key).size() > 500);
}

TEST_CASE("finished games go only where that makes room") {
    SharedTexts texts;
    GameStore store(texts, code_by_level);
    CHECK(store.keep(game_of_moves("#done", {"+"}, 1, true)).is_kept);
    const Texts before = texts.texts;
    texts.room = texts.size();
    CHECK_FALSE(store.keep(game_of_moves("#" + std::string(900, 'b'), {"+"}, 2)).is_kept);
    CHECK(texts.texts == before);
}

namespace {

// Two or three tabs of one store that open, play and leave puzzles in random order.
class Tabs {
public:
    explicit Tabs(std::uint64_t seed) : rng_(seed) {
        for (int count = rng_.between(2, 3); count > 0; --count) {
            tabs_.push_back({GameStore(texts_, code_by_level), "", {}});
        }
    }

    void step() {
        Tab& tab = tabs_[static_cast<std::size_t>(rng_.below(tabs_.size()))];
        if (tab.code.empty() || rng_.between(0, 5) == 0) {
            open(tab);
        } else {
            tab.moves.push_back(std::to_string(now_));
            CHECK(tab.store.keep(game_of_moves(tab.code, tab.moves, now_)).is_kept);
        }
        ++now_;
    }

    // Checks that every game that was left is part of some game in the store.
    void check_that_all_is_there() {
        GameStore store(texts_, code_by_level);
        for (const auto& entry : left_) {
            const PlayedText& play = entry.second;
            const auto plays = plays_of(store, entry.first);
            CHECK(std::any_of(plays.begin(), plays.end(), [&](const PlayedText& kept) {
                return kept.size() >= play.size() && std::equal(play.begin(), play.end(), kept.begin());
            }));
        }
    }

private:
    struct Tab {
        GameStore store;
        std::string code;
        std::vector<std::string> moves;
    };

    void open(Tab& tab) {
        if (!tab.moves.empty()) {
            left_.push_back({tab.code, PlayedText(tab.moves.begin(), tab.moves.end())});
        }
        const bool reloads = !tab.code.empty() && rng_.between(0, 1) == 0;
        if (reloads) {
            tab.store = GameStore(texts_, code_by_level);
        }
        tab.code = std::string("#") + "abc"[rng_.below(3)];
        const auto game = tab.store.load(tab.code);
        tab.moves.clear();
        for (const auto& move : game ? game->record.played : PlayedText{}) {
            tab.moves.push_back(*move);
        }
    }

    Rng rng_;
    SharedTexts texts_;
    std::vector<Tab> tabs_;
    std::uint64_t now_ = 10;
    std::vector<std::pair<std::string, PlayedText>> left_;
};

}  // namespace

TEST_CASE("nothing that was played in any tab ever disappears") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        Tabs tabs(seed);
        for (int step = 0; step < 60; ++step) {
            tabs.step();
        }
        tabs.check_that_all_is_there();
    }
}

TEST_SUITE_END();

}  // namespace tessera
