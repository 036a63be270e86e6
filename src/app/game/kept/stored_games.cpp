#include "app/game/kept/stored_games.h"

#include "base/hash.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tessera {

namespace {

constexpr std::string_view game_prefix = "game.";
constexpr char beside_mark = '-';

bool starts_with(std::string_view text, std::string_view prefix) {
    return text.substr(0, prefix.size()) == prefix;
}

}  // namespace

// Returns sixteen hexadecimal digits: FNV-1a (Fowler, Noll, Vo 1991), with its bits mixed.
std::string game_name(std::string_view code) {
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const char character : code) {
        hash = (hash ^ static_cast<unsigned char>(character)) * 0x100000001b3ULL;
    }
    hash = mix_bits(hash);
    std::string name;
    for (int shift = 60; shift >= 0; shift -= 4) {
        name += "0123456789abcdef"[(hash >> shift) & 15];
    }
    return name;
}

std::string game_key(std::string_view name) {
    return std::string(game_prefix) + std::string(name);
}

std::string own_game_key(std::string_view key) {
    return std::string(key.substr(0, key.find(beside_mark)));
}

std::string_view name_in_key(std::string_view key) {
    return key.substr(game_prefix.size());
}

bool is_game_key(std::string_view key) {
    return starts_with(key, game_prefix);
}

// Old games have no time, so their stamp follows the order of the two keys.
Result<KeptGame> parse_old_game(std::string_view key, std::string_view text, CodeOfSave code_of) {
    Result<SaveRecord> record = parse_save_record(text);
    if (!record) {
        return tl::unexpected(record.error());
    }
    std::string code = code_of(*record);
    if (code.empty()) {
        return fail(ErrorCode::damaged, 0, say("the saved game does not fit its own moves"));
    }
    return KeptGame{std::move(code), std::move(*record), key == old_game_keys[1] ? 1U : 0U, false};
}

const KeptGame* StoredGames::game_at(const std::string& key) {
    auto found = games_.find(key);
    if (found == games_.end()) {
        Result<KeptGame> game = parse_kept_game(texts_->text_of(key));
        found = games_.emplace(key, game ? std::optional(std::move(*game)) : std::nullopt).first;
    }
    return found->second ? &*found->second : nullptr;
}

void StoredGames::store(const std::string& key, const KeptGame& game) {
    texts_->store(key, format_kept_game(game));
    games_[key] = game;
}

void StoredGames::remove(const std::string& key) {
    texts_->remove(key);
    games_.erase(key);
}

std::vector<std::string> StoredGames::keys_beside(const KeptGame& game) const {
    return texts_->keys_with(game_key(game_name(game.code)) + beside_mark);
}

// Protects the puzzle's stored game before it is overwritten by one that does not continue it. An unreadable
// game is put aside; an unfinished game with moves that the new one lacks gets a key of its own. Returns true
// in the latter case.
bool StoredGames::save_from_loss(const KeptGame& game) {
    const std::string key = game_key(game_name(game.code));
    const std::optional<std::string> text = texts_->load(key);
    if (!text) {
        return false;
    }
    const KeptGame* const present = game_at(key);
    if (present == nullptr || !is_playable(*present)) {
        texts_->put_aside(*text);
        return false;
    }
    if (present->is_solved || contains_play(game.record, present->record)) {
        return false;
    }
    const KeptGame saved = *present;
    const std::string free = texts_->free_key(key + beside_mark, 2);
    texts_->store(free, *text);  // including lines of newer versions
    games_[free] = saved;
    return true;
}

bool StoredGames::put(const KeptGame& game) {
    const bool was_another = save_from_loss(game);
    replace(game);
    drop_contained(game);
    return was_another;
}

void StoredGames::replace(const KeptGame& game) {
    store(game_key(game_name(game.code)), game);
}

bool StoredGames::has_play(const KeptGame& game) {
    std::vector<std::string> keys = keys_beside(game);
    keys.push_back(game_key(game_name(game.code)));
    return std::any_of(keys.begin(), keys.end(), [&](const std::string& key) {
        const KeptGame* const present = game_at(key);
        return present != nullptr && contains_play(present->record, game.record);
    });
}

// Removes games beside the puzzle's own that it contains.
void StoredGames::drop_contained(const KeptGame& game) {
    for (const std::string& key : keys_beside(game)) {
        const KeptGame* const beside = game_at(key);
        if (beside != nullptr && contains_play(game.record, beside->record)) {
            remove(key);
        }
    }
}

void StoredGames::take_over(const KeptGame& game, std::string_view from) {
    const std::string own = game_key(game_name(game.code));
    if (!has_play(game)) {
        store(texts_->load(own) ? texts_->free_key(own + beside_mark, 2) : own, game);
    }
    texts_->remove(std::string(from));
}

int StoredGames::give_up_oldest(int count, std::string_view but_key) {
    std::vector<std::pair<std::uint64_t, std::string>> finished;
    if (count == 0) {
        return 0;
    }
    for (const std::string& key : texts_->keys_with(game_prefix)) {
        const KeptGame* const game = key != but_key ? game_at(key) : nullptr;
        if (game != nullptr && game->is_solved) {
            finished.emplace_back(game->stamp, key);
        }
    }
    int given_up = 0;
    for (; given_up < count && !finished.empty(); ++given_up) {
        const auto oldest = std::min_element(finished.begin(), finished.end());
        remove(oldest->second);
        finished.erase(oldest);
    }
    return given_up;
}

// Adds a game; returns false if its moves were stored already.
bool StoredGames::take_in_game(const KeptGame& game) {
    if (has_play(game)) {
        return false;
    }
    const std::string key = game_key(game_name(game.code));
    const KeptGame* const own = game_at(key);
    const bool goes_on = own == nullptr || contains_play(game.record, own->record);
    const bool is_newer = own != nullptr && !own->is_solved && game.stamp > own->stamp;
    if (goes_on || is_newer) {
        put(game);
    } else {
        store(texts_->free_key(key + beside_mark, 2), game);
    }
    return true;
}

void StoredGames::take_in(const KeptTexts& texts, TakenIn& taken) {
    std::set<std::string> here;  // all stored texts, filled when first needed
    const auto is_here = [&](const std::string& text) {
        if (here.empty()) {
            for (const std::string& key : texts_->keys()) {
                here.insert(texts_->text_of(key));
            }
        }
        return !here.insert(text).second;
    };
    for (const auto& [key, text] : texts) {
        const bool is_old = std::count(old_game_keys.begin(), old_game_keys.end(), key) > 0;
        if (!is_old && !is_game_key(key) && !starts_with(key, aside_prefix)) {
            continue;
        }
        const auto game = is_old ? parse_old_game(key, text, code_of_) : parse_kept_game(text);
        if (game && is_playable(*game)) {
            taken.games += take_in_game(*game) ? 1 : 0;
            continue;
        }
        if (!is_here(text)) {
            texts_->keep_aside(text);
            ++taken.unreadable;
        }
    }
}

}  // namespace tessera
