#pragma once

#include "app/game/game_store.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// What several tabs share. It can be full, or refuse everything.
class SharedTexts final : public TextStorage {
public:
    std::optional<std::string> load(std::string_view key) const override {
        const auto found = texts.find(key);
        return found == texts.end() ? std::nullopt : std::optional(found->second);
    }
    bool store(std::string_view key, std::string_view text) override {
        ++write_count;
        const auto found = texts.find(key);
        const std::size_t before = found == texts.end() ? 0 : key.size() + found->second.size();
        if (size() - before + key.size() + text.size() > room) {
            return false;
        }
        texts[std::string(key)] = text;
        return true;
    }
    void remove(std::string_view key) override {
        ++write_count;
        texts.erase(std::string(key));
    }
    std::vector<std::string> keys() const override {
        std::vector<std::string> keys;
        for (const auto& [key, text] : texts) {
            keys.push_back(key);
        }
        return keys;
    }
    std::size_t size() const {
        std::size_t size = 0;
        for (const auto& [key, text] : texts) {
            size += key.size() + text.size();
        }
        return size;
    }

    std::map<std::string, std::string, std::less<>> texts;
    std::size_t room = 1 << 20;
    int write_count = 0;
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

// Every sequence of moves that the store holds for the puzzle.
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
