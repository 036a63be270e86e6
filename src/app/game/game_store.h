#pragma once

#include "app/game/exchange.h"
#include "app/game/kept_game.h"
#include "app/game/text_storage.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// One game of the store: its name to load it by, the puzzle's code, and how it stands. A puzzle that was played
// differently in two tabs has a game of each.
struct StoredGame {
    std::string name;
    std::string code;
    std::uint64_t stamp = 0;
    bool is_solved = false;
};

// What became of a request to keep a game.
struct KeepOutcome {
    bool is_kept = true;
    int given_up = 0;                   // finished games that were removed to make room
    bool was_played_elsewhere = false;  // another tab's play of the same puzzle was put beside this one
};

// What another tab has made of a puzzle since this one read or wrote its game.
enum class Elsewhere {
    nothing,    // that this tab's game has not
    further,    // it went on from this tab's game
    different,  // each has something that the other has not
};

// A text of the store that this program cannot read. It stays where it is until the player plays that puzzle; then it
// is put aside under a key of its own.
struct UnreadableGame {
    std::string key;
    bool is_newer = false;  // a newer program wrote it; else it is damaged
};

struct StoreContents {
    std::vector<StoredGame> games;  // the one played last comes first
    std::vector<UnreadableGame> unreadable;
};

// Every game that was begun, each under the code of its puzzle. Several tabs share the store: what another tab wrote is
// read before it is written over, and where both played the same puzzle differently, both games are kept. Nothing is
// written before `keep` is called.
class GameStore {
public:
    // `code_of` tells the puzzle's code of a save, for the time when only two games were kept; empty: its moves make no
    // sense.
    using CodeOf = std::function<std::string(const SaveRecord&)>;
    static constexpr std::size_t most_games = 400;  // of usual size they take a fifth of what browsers give

    GameStore(TextStorage& storage, CodeOf code_of) : storage_(&storage), code_of_(std::move(code_of)) {}

    StoreContents contents() const;  // reads every text once

    // The game of a puzzle, or any game by its name; none if it was never begun or cannot be read. What is kept
    // next replaces it.
    std::optional<KeptGame> load(std::string_view code) { return load_named(name_of(code)); }
    std::optional<KeptGame> load_named(std::string_view name);
    static std::string name_of(std::string_view code);  // of the puzzle's own game

    Elsewhere elsewhere(const KeptGame& game) const;  // compared with the game as this tab has it

    KeepOutcome keep(KeptGame game);

    // What is kept next of the puzzle is another game than the one of the store, which will be put beside it.
    void begin_another(std::string_view code);
    std::optional<KeptGame> beside(std::string_view code) const;  // another game of the puzzle than its own

    // The game cannot be played after all: what is kept next of the puzzle does not replace it.
    void forget(std::string_view name);
    static bool is_beside(std::string_view name) { return name.find('-') != std::string_view::npos; }

    // Adds the games of an export to those of the store, and loses none of either: of two that were played differently the
    // newer one is the puzzle's own.
    TakenIn take_in(const KeptTexts& texts);

    // Keeps a text that nobody reads under a key of its own; it goes with an export.
    bool put_aside(const std::string& text);

private:
    std::string text_of(const std::string& key) const;
    bool save_from_loss(const KeptGame& game);
    bool has_play(const KeptGame& game) const;
    void drop_contained(const KeptGame& game);
    Result<KeptGame> parse_old(std::string_view text, std::size_t place) const;
    void take_in_text(std::string_view key, const std::string& text, TakenIn& taken);
    void take_in_game(const KeptGame& game, TakenIn& taken);
    bool is_playable(const KeptGame& game) const { return !code_of_(game.record).empty(); }
    bool holds(const std::string& text) const;
    void take_over_old();
    bool store_with_room(const std::string& key, const std::string& text, KeepOutcome& outcome);
    bool give_up_oldest(std::string_view but_not);
    std::vector<std::string> game_keys() const;

    TextStorage* storage_;
    CodeOf code_of_;
    std::map<std::string, std::string, std::less<>> seen_;  // by key: what this tab read or wrote last
};

}  // namespace tessera
