#pragma once

#include "app/game/changed_texts.h"
#include "app/game/kept_game.h"
#include "app/game/taking_in.h"
#include "session/exported_texts.h"

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// `game.NAME` is the key of a puzzle's own game, `game.NAME-2`, ... those of games put beside it.
std::string game_name(std::string_view code);
std::string game_key(std::string_view name);
std::string own_game_key(std::string_view key);      // of the puzzle, whichever of its games has the key
std::string_view name_in_key(std::string_view key);  // of a game
bool is_game_key(std::string_view key);

// The code of a save's puzzle; empty: its moves make no sense.
using CodeOfSave = std::function<std::string(const SaveRecord&)>;

// Of the time when only two games were kept, each under a key of its own. Any game of now is later.
inline constexpr std::array<std::string_view, 2> old_game_keys = {"previous", "game"};
Result<KeptGame> parse_old_game(std::string_view key, std::string_view text, const CodeOfSave& code_of);

// The games among texts that are being changed. Whatever is added, nothing that was played is lost: what would be
// written over gets a key of its own first.
class StoredGames {
public:
    StoredGames(ChangedTexts& texts, CodeOfSave code_of) : texts_(&texts), code_of_(std::move(code_of)) {}

    // Makes it its puzzle's own game. Whether a game that has something else was put beside it.
    bool put(const KeptGame& game);
    // The same where the text under its key is one that it goes on from.
    void replace(const KeptGame& game);

    // Adds the games of an export and loses none of either: of two that were played differently the newer one is the
    // puzzle's own. What cannot be read is put aside.
    void take_in(const KeptTexts& texts, TakenIn& taken);

    // Removes up to so many finished games, those played longest ago first. How many it were.
    int give_up_oldest(int count, std::string_view but_key);

    bool has_play(const KeptGame& game);  // whether some game of the puzzle has all of it
    // Puts a game of the old key `from` under its puzzle's name, unless all of it is there already.
    void take_over(const KeptGame& game, std::string_view from);

private:
    const KeptGame* game_at(const std::string& key);  // null: there is none, or none that can be read
    std::vector<std::string> keys_beside(const KeptGame& game) const;
    void store(const std::string& key, const KeptGame& game);
    void remove(const std::string& key);
    bool save_from_loss(const KeptGame& game);
    void drop_contained(const KeptGame& game);
    bool take_in_game(const KeptGame& game);
    bool is_playable(const KeptGame& game) const { return !code_of_(game.record).empty(); }

    ChangedTexts* texts_;
    CodeOfSave code_of_;
    std::map<std::string, std::optional<KeptGame>, std::less<>> games_;  // by key, each read once
};

}  // namespace tessera
