#pragma once

#include "app/game/kept/game_store.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Storage shared by several tabs. It can be full, or refuse everything.
class SharedTexts final : public TextStorage {
public:
    std::optional<std::string> load(std::string_view key) const override {
        const auto found = texts.find(key);
        return found == texts.end() ? std::nullopt : std::optional(found->second);
    }
    bool change(const TextChanges& changes) override {
        ++change_count;
        auto changed = texts;
        for (const auto& [key, text] : changes) {
            if (text) {
                changed[key] = *text;
            } else {
                changed.erase(key);
            }
        }
        if (size_of(changed) > room || change_count == refused_change) {
            return false;
        }
        texts = std::move(changed);
        return true;
    }
    std::vector<std::string> keys() const override {
        std::vector<std::string> keys;
        for (const auto& [key, text] : texts) {
            keys.push_back(key);
        }
        return keys;
    }
    std::size_t size() const { return size_of(texts); }

    std::map<std::string, std::string, std::less<>> texts;
    std::size_t room = 1 << 20;
    int change_count = 0;  // attempted changes
    int refused_change = 0;

private:
    static std::size_t size_of(const std::map<std::string, std::string, std::less<>>& texts) {
        std::size_t size = 0;
        for (const auto& [key, text] : texts) {
            size += key.size() + text.size();
        }
        return size;
    }
};

inline std::string code_by_level(const SaveRecord& record) {
    return '#' + record.level;
}

inline SaveRecord record_of_moves(const std::string& level, const std::vector<std::string>& moves) {
    SaveRecord record;
    record.level = level;
    record.played.assign(moves.begin(), moves.end());
    record.cursor = int_size(record.played);
    return record;
}

inline KeptGame game_of_moves(const std::string& code, const std::vector<std::string>& moves,
                              std::uint64_t stamp, bool is_solved = false) {
    return {code, record_of_moves(code.substr(1), moves), stamp, is_solved};
}

// Imports texts.
inline TakenIn take_in(SharedTexts& shared, const KeptTexts& read) {
    ChangedTexts texts(shared);
    TakenIn taken;
    StoredGames(texts, code_by_level).take_in(read, taken);
    return shared.change(texts.changes()) ? taken : TakenIn{.has_room = false};
}

// Returns all sequences of moves in the store for the puzzle.
inline std::vector<PlayedText> plays_of(GameStore& store, std::string_view code) {
    std::vector<PlayedText> plays;
    const std::vector<StoredGame> games = store.contents().games;
    for (const StoredGame& game : games) {
        if (game.code == code) {
            plays.push_back(store.load_named(game.name)->record.played);
        }
    }
    return plays;
}

}  // namespace tessera
