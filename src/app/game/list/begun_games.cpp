#include "app/game/list/begun_games.h"

namespace tessera {

void BegunGames::look(const std::vector<StoredGame>& games) {
    games_.clear();
    for (const StoredGame& stored : games) {
        if (!stored.is_solved && !GameStore::is_beside(stored.name)) {
            games_[stored.code].name = stored.name;
        }
    }
}

const OpenGame* BegunGames::find(std::string_view code, const Storage& storage) const {
    const auto found = games_.find(code);
    if (found == games_.end()) {
        return nullptr;
    }
    Begun& begun = found->second;
    if (!begun.is_read) {
        begun.is_read = true;
        begun.game = storage.look_at(begun.name);
    }
    return begun.game && has_progress(*begun.game) && !is_solved(*begun.game) ? begun.game.get() : nullptr;
}

}  // namespace tessera
