#pragma once

#include "app/game/kept/kept_game.h"
#include "app/game/kept/stored_games.h"
#include "app/game/kept/taking_in.h"
#include "app/game/kept/text_storage.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Entry of a game in the store: its name for loading, the puzzle's code, and its status. A puzzle that was
// played differently in two tabs has one game for each.
struct StoredGame {
    std::string name;
    std::string code;
    std::uint64_t stamp = 0;
    bool is_solved = false;
};

// Result of storing a game. If it is not kept, nothing has changed.
struct [[nodiscard]] KeepOutcome {
    bool is_kept = true;
    int given_up = 0;                   // finished games removed to make room
    bool was_played_elsewhere = false;  // another tab's game of this puzzle was put beside this one
};

// State of a puzzle's stored game, compared with this tab's game.
enum class Elsewhere {
    nothing,    // it contains nothing new
    further,    // it continues this tab's game
    different,  // each contains moves that the other does not
};

struct StoreContents {
    std::vector<StoredGame> games;  // last played first
    // They stay until the player plays those puzzles; then they are put aside under keys of their own.
    std::vector<UnreadableGame> unreadable;
};

// All games that were begun, each under the code of its puzzle. Several tabs share the store: another tab's
// text is read before it is overwritten, and if both tabs played a puzzle differently, both games are kept.
// Nothing is written before `keep` is called.
class GameStore {
public:
    static constexpr std::size_t most_games = 400;  // with usual sizes this is a fifth of a browser's quota

    GameStore(TextStorage& storage, CodeOfSave code_of) : storage_(&storage), code_of_(code_of) {}

    StoreContents contents() const;  // reads every text once

    // Loads a puzzle's own game, or any game by its name; nothing if there is none or it cannot be read. The
    // next `keep` of that puzzle replaces the loaded game.
    std::optional<KeptGame> load(std::string_view code) { return load_named(name_of(code)); }
    std::optional<KeptGame> load_named(std::string_view name);
    // The same without affecting what the next `keep` replaces.
    std::optional<KeptGame> look_at(std::string_view name) const;
    // Name of the puzzle's own game.
    static std::string name_of(std::string_view code) { return game_name(code); }

    Elsewhere elsewhere(const KeptGame& game) const;  // compares the store with this tab's game

    KeepOutcome keep(KeptGame game);

    // The next `keep` of this puzzle is for a new game: the stored one will be put beside it.
    void begin_another(std::string_view code);
    // Another game of the puzzle, besides its own.
    std::optional<KeptGame> beside(std::string_view code) const;

    // Marks a loaded game as unplayable, so that the next `keep` of its puzzle does not replace it.
    void forget(std::string_view name);
    static bool is_beside(std::string_view name) { return name.find('-') != std::string_view::npos; }

private:
    std::string text_of(std::string_view key) const;
    void take_over_old();
    KeepOutcome try_to_keep(const KeptGame& game, bool is_over_another, int wanted_room);
    std::set<std::string, std::less<>> game_keys() const;

    TextStorage* storage_;
    CodeOfSave code_of_;
    // By key: the text last read or written by this tab.
    std::map<std::string, std::string, std::less<>> seen_;
};

}  // namespace tessera
