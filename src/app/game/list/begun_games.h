#pragma once

#include "app/game/kept/storage.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Unfinished games by the code of their puzzle, for the pictures in the list. A game is read when it is first
// requested, so a list of hundreds costs only what is visible.
class BegunGames {
public:
    void look(const std::vector<StoredGame>& games);
    // Returns null if the puzzle was not begun, its board is empty, or the game cannot be read.
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
