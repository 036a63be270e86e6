#pragma once

#include "app/game/storage.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The puzzles that were begun and not solved, by their codes, for the list to show as they stand. A game is read when it
// is asked for first, so that a list of hundreds costs what is seen of it.
class BegunGames {
public:
    void look(const std::vector<StoredGame>& games);
    // Null: not begun, nothing lies on its board, or the game cannot be read.
    const OpenGame* find(std::string_view code, const Storage& storage) const;

private:
    struct Begun {
        std::string name;  // in the store
        bool is_read = false;
        std::unique_ptr<OpenGame> game;
    };

    mutable std::map<std::string, Begun, std::less<>> games_;
};

}  // namespace tessera
