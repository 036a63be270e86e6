#pragma once

#include "app/game/kept/changed_texts.h"
#include "app/game/kept/kept_game.h"
#include "app/game/kept/taking_in.h"
#include "session/exported_texts.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A puzzle's own game has the key `game.NAME`; games put beside it have `game.NAME-2`, ...
std::string game_name(std::string_view code);
std::string game_key(std::string_view name);
std::string own_game_key(std::string_view key);      // the puzzle's own key, for any of its games
std::string_view name_in_key(std::string_view key);  // the game's name
bool is_game_key(std::string_view key);

// Returns the code of a save's puzzle; empty if its moves are invalid.
using CodeOfSave = std::string (*)(const SaveRecord&);

// Keys of older versions, which stored only two games. Their games count as older than all others.
inline constexpr std::array<std::string_view, 2> old_game_keys = {"previous", "game"};
Result<KeptGame> parse_old_game(std::string_view key, std::string_view text, CodeOfSave code_of);

// The games among texts that are being changed. No play is lost by adding a game: a game that would be
// overwritten is first given a key of its own.
class StoredGames {
public:
    StoredGames(ChangedTexts& texts, CodeOfSave code_of) : texts_(&texts), code_of_(code_of) {}

    // Makes `game` its puzzle's own game. Returns true if a game with other moves was put beside it.
    bool put(const KeptGame& game);
    // The same if `game` continues the stored one.
    void replace(const KeptGame& game);

    // Adds the games of an export without losing any: of two that were played differently the newer one
    // becomes the puzzle's own. Unreadable texts are put aside.
    void take_in(const KeptTexts& texts, TakenIn& taken);

    // Removes up to `count` finished games, oldest first. Returns how many were removed.
    int give_up_oldest(int count, std::string_view but_key);

    bool has_play(const KeptGame& game);  // true if a stored game of the puzzle contains all of it
    // Moves a game from the old key `from` to its puzzle's key, or drops it if a stored game contains it.
    void take_over(const KeptGame& game, std::string_view from);

private:
    const KeptGame* game_at(const std::string& key);  // null: none, or unreadable
    std::vector<std::string> keys_beside(const KeptGame& game) const;
    void store(const std::string& key, const KeptGame& game);
    void remove(const std::string& key);
    bool save_from_loss(const KeptGame& game);
    void drop_contained(const KeptGame& game);
    bool take_in_game(const KeptGame& game);
    bool is_playable(const KeptGame& game) const { return !code_of_(game.record).empty(); }

    ChangedTexts* texts_;
    CodeOfSave code_of_;
    std::map<std::string, std::optional<KeptGame>, std::less<>> games_;  // by key; each is read once
};

}  // namespace tessera
