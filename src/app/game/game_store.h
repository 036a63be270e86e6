#pragma once

#include "app/game/kept_game.h"
#include "app/game/stored_games.h"
#include "app/game/taking_in.h"
#include "app/game/text_storage.h"

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

// What became of a request to keep a game. Not kept: nothing has changed.
struct [[nodiscard]] KeepOutcome {
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

struct StoreContents {
    std::vector<StoredGame> games;  // the one played last comes first
    // They stay until the player plays those puzzles; then they are put aside under keys of their own.
    std::vector<UnreadableGame> unreadable;
};

// Every game that was begun, each under the code of its puzzle. Several tabs share the store: what another tab wrote is
// read before it is written over, and where both played the same puzzle differently, both games are kept. Nothing is
// written before `keep` is called.
class GameStore {
public:
    static constexpr std::size_t most_games = 400;  // of usual size they take a fifth of what browsers give

    GameStore(TextStorage& storage, CodeOfSave code_of) : storage_(&storage), code_of_(std::move(code_of)) {}

    StoreContents contents() const;  // reads every text once

    // The game of a puzzle, or any game by its name; none if it was never begun or cannot be read. What is kept
    // next replaces it.
    std::optional<KeptGame> load(std::string_view code) { return load_named(name_of(code)); }
    std::optional<KeptGame> load_named(std::string_view name);
    std::optional<KeptGame> look_at(
        std::string_view name) const;  // which changes nothing of what is kept next
    static std::string name_of(std::string_view code) { return game_name(code); }  // of the puzzle's own game

    Elsewhere elsewhere(const KeptGame& game) const;  // compared with the game as this tab has it

    KeepOutcome keep(KeptGame game);

    // What is kept next of the puzzle is another game than the one of the store, which will be put beside it.
    void begin_another(std::string_view code);
    std::optional<KeptGame> beside(std::string_view code) const;  // another game of the puzzle than its own

    // The game cannot be played after all: what is kept next of the puzzle does not replace it.
    void forget(std::string_view name);
    static bool is_beside(std::string_view name) { return name.find('-') != std::string_view::npos; }

private:
    std::string text_of(std::string_view key) const;
    void take_over_old();
    KeepOutcome try_to_keep(const KeptGame& game, bool is_over_another, int wanted_room);
    std::vector<std::string> game_keys() const;

    TextStorage* storage_;
    CodeOfSave code_of_;
    std::map<std::string, std::string, std::less<>> seen_;  // by key: what this tab read or wrote last
};

}  // namespace tessera
