#include "app/game/game_store.h"

#include "base/hash.h"
#include "base/record.h"
#include "base/text.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace tessera {

namespace {

constexpr std::string_view game_prefix =
    "game.";  // then the puzzle's code, then " 2", " 3", ... of games put beside
constexpr std::string_view aside_prefix = "aside.";  // then a number: texts that could not be read
constexpr std::array<std::string_view, 2> old_keys = {"previous", "game"};  // of the time of two games

bool starts_with(std::string_view text, std::string_view prefix) {
    return text.substr(0, prefix.size()) == prefix;
}

std::string key_of(std::string_view name) {
    return std::string(game_prefix) + std::string(name);
}

// Of the puzzle's own game, whichever of its games has the key.
std::string own_key(std::string_view key) {
    return std::string(key.substr(0, key.find('-')));
}

bool is_later(const StoredGame& one, const StoredGame& other) {
    return std::tie(other.stamp, one.name) < std::tie(one.stamp, other.name);  // a puzzle's own first
}

std::string free_key(const TextStorage& storage, const std::string& start, int first) {
    int number = first;
    while (storage.load(start + std::to_string(number))) {
        ++number;
    }
    return start + std::to_string(number);
}

}  // namespace

// Sixteen hexadecimal digits: FNV-1a (Fowler, Noll, Vo 1991), its bits mixed.
std::string GameStore::name_of(std::string_view code) {
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

// The two games of before had no time; any game of now is later.
Result<KeptGame> GameStore::parse_old(std::string_view text, std::size_t place) const {
    Result<SaveRecord> record = parse_save_record(text);
    if (!record) {
        return tl::unexpected(record.error());
    }
    std::string code = code_of_(*record);
    if (code.empty()) {
        return fail(ErrorCode::damaged, 0, say("the saved game does not fit its own moves"));
    }
    return KeptGame{std::move(code), std::move(*record), static_cast<std::uint64_t>(place), false};
}

std::vector<std::string> GameStore::game_keys() const {
    std::vector<std::string> keys = storage_->keys();
    keys.erase(std::remove_if(keys.begin(), keys.end(),
                              [](const std::string& key) { return !starts_with(key, game_prefix); }),
               keys.end());
    std::sort(keys.begin(), keys.end());
    return keys;
}

std::string GameStore::text_of(const std::string& key) const {
    return storage_->load(key).value_or("");
}

StoreContents GameStore::contents() const {
    StoreContents found;
    const auto note = [&](const std::string& key, const Error& error) {
        found.unreadable.push_back({key, error.code == ErrorCode::unknown_version});
    };
    for (const std::string& key : game_keys()) {
        if (const auto game = parse_kept_game(text_of(key))) {
            found.games.push_back({key.substr(game_prefix.size()), game->code, game->stamp, game->is_solved});
        } else {
            note(key, game.error());
        }
    }
    for (std::size_t place = 0; place < old_keys.size(); ++place) {
        const auto text = storage_->load(old_keys[place]);
        const auto game = parse_old(text.value_or(""), place);
        if (game && !storage_->load(key_of(name_of(game->code)))) {
            found.games.push_back({name_of(game->code), game->code, game->stamp, false});
        } else if (text && !game) {
            note(std::string(old_keys[place]), game.error());
        }
    }
    std::sort(found.games.begin(), found.games.end(), is_later);
    return found;
}

std::optional<KeptGame> GameStore::load_named(std::string_view name) {
    const std::string key = key_of(name);
    if (const auto text = storage_->load(key)) {
        auto game = parse_kept_game(*text);
        if (!game) {
            return std::nullopt;
        }
        seen_.erase(own_key(key));  // which is another game than this one, unless the name is its own
        seen_[key] = *text;
        return std::move(*game);
    }
    for (std::size_t place = old_keys.size(); place-- > 0;) {
        const auto text = storage_->load(old_keys[place]);
        auto game = parse_old(text.value_or(""), place);
        if (game && name_of(game->code) == name) {
            return std::move(*game);
        }
    }
    return std::nullopt;
}

Elsewhere GameStore::elsewhere(const KeptGame& game) const {
    const std::string key = key_of(name_of(game.code));
    const std::string text = text_of(key);
    const auto seen = seen_.find(key);
    const auto other = parse_kept_game(text);
    const bool is_seen = seen != seen_.end();
    const bool is_changed = other && (is_seen ? text != seen->second : !other->is_solved);
    if (!is_changed || contains_play(game.record, other->record)) {
        return Elsewhere::nothing;
    }
    return contains_play(other->record, game.record) ? Elsewhere::further : Elsewhere::different;
}

bool GameStore::put_aside(const std::string& text) {
    return storage_->store(free_key(*storage_, std::string(aside_prefix), 1), text);
}

// Whether some key has exactly this text.
bool GameStore::holds(const std::string& text) const {
    const std::vector<std::string> keys = storage_->keys();
    return std::any_of(keys.begin(), keys.end(),
                       [&](const std::string& key) { return text_of(key) == text; });
}

// Before the game of a puzzle is written over by one that this tab did not begin from: what cannot be read is put
// aside, and a game in play that has something the new one has not gets a name of its own. Whether there was one.
bool GameStore::save_from_loss(const KeptGame& game) {
    const std::string key = key_of(name_of(game.code));
    const std::string text = text_of(key);
    const auto present = parse_kept_game(text);
    if (!present || !is_playable(*present)) {
        put_aside(text);
        return false;
    }
    if (present->is_solved || contains_play(game.record, present->record)) {
        return false;
    }
    storage_->store(free_key(*storage_, key + '-', 2), text);
    return true;
}

// Whether some game of the puzzle has everything that was done in this one.
bool GameStore::has_play(const KeptGame& game) const {
    const std::vector<std::string> keys = game_keys();
    return std::any_of(keys.begin(), keys.end(), [&](const std::string& key) {
        const bool is_same = own_key(key) == key_of(name_of(game.code));
        const auto present = parse_kept_game(is_same ? text_of(key) : "");
        return present && contains_play(present->record, game.record);
    });
}

// Games beside the puzzle's own that have nothing it has not.
void GameStore::drop_contained(const KeptGame& game) {
    const std::string own = key_of(name_of(game.code));
    for (const std::string& key : game_keys()) {
        const auto beside = parse_kept_game(own_key(key) == own && key != own ? text_of(key) : "");
        if (beside && contains_play(game.record, beside->record)) {
            storage_->remove(key);
        }
    }
}

// The two games of before, each under its puzzle's code now. One that cannot be read stays: nothing writes there.
void GameStore::take_over_old() {
    for (std::size_t place = 0; place < old_keys.size(); ++place) {
        const auto text = storage_->load(old_keys[place]);
        const auto game = parse_old(text.value_or(""), place);
        if (!game) {
            continue;
        }
        const std::string own = key_of(name_of(game->code));
        const std::string key = storage_->load(own) ? free_key(*storage_, own + '-', 2) : own;
        if (has_play(*game) || storage_->store(key, format_kept_game(*game))) {
            storage_->remove(old_keys[place]);
        }
    }
}

bool GameStore::give_up_oldest(std::string_view but_not) {
    std::string oldest;
    std::uint64_t stamp = 0;
    for (const std::string& key : game_keys()) {
        const auto game = parse_kept_game(text_of(key));
        if (game && game->is_solved && key != but_not && (oldest.empty() || game->stamp < stamp)) {
            oldest = key;
            stamp = game->stamp;
        }
    }
    if (!oldest.empty()) {
        storage_->remove(oldest);
    }
    return !oldest.empty();
}

bool GameStore::store_with_room(const std::string& key, const std::string& text, KeepOutcome& outcome) {
    while (!storage_->store(key, text)) {
        if (!give_up_oldest(key)) {
            return false;
        }
        ++outcome.given_up;
    }
    return true;
}

void GameStore::begin_another(std::string_view code) {
    forget(name_of(code));
}

void GameStore::forget(std::string_view name) {
    seen_.erase(key_of(name));
}

std::optional<KeptGame> GameStore::beside(std::string_view code) const {
    const std::string own = key_of(name_of(code));
    for (const std::string& key : game_keys()) {
        auto game = parse_kept_game(key != own && own_key(key) == own ? text_of(key) : "");
        if (game) {
            return std::move(*game);
        }
    }
    return std::nullopt;
}

KeepOutcome GameStore::keep(KeptGame game) {
    KeepOutcome outcome;
    take_over_old();
    const std::string key = key_of(name_of(game.code));
    const auto present = storage_->load(key);
    const auto seen = seen_.find(key);
    const bool is_own = present && seen != seen_.end() && *present == seen->second;
    if (present && !is_own) {
        outcome.was_played_elsewhere = save_from_loss(game);
    }
    if (!present && game_keys().size() >= most_games && give_up_oldest(key)) {
        ++outcome.given_up;
    }
    if (const auto own = parse_kept_game(is_own ? *present : ""); own && game.later.empty()) {
        game.later = own->later;
    }
    const std::string text = format_kept_game(game);
    outcome.is_kept = store_with_room(key, text, outcome);
    if (outcome.is_kept) {
        seen_[key] = text;
    }
    if (outcome.is_kept && present && !is_own) {
        drop_contained(game);
    }
    return outcome;
}

// As another tab would write them: this one still knows what it read or wrote itself.
TakenIn GameStore::take_in(const KeptTexts& texts) {
    GameStore other_tab(*storage_, code_of_);
    TakenIn taken;
    for (const auto& [key, text] : texts) {
        other_tab.take_in_text(key, text, taken);
    }
    return taken;
}

void GameStore::take_in_text(std::string_view key, const std::string& text, TakenIn& taken) {
    const auto* const old = std::find(old_keys.begin(), old_keys.end(), key);
    const bool is_game = starts_with(key, game_prefix) || old != old_keys.end();
    if (!is_game && !starts_with(key, aside_prefix)) {
        return;
    }
    const auto game = old == old_keys.end()
                          ? parse_kept_game(text)
                          : parse_old(text, static_cast<std::size_t>(old - old_keys.begin()));
    if (is_game && game && is_playable(*game)) {
        take_in_game(*game, taken);
    } else if (!holds(text)) {
        ++taken.unreadable;
        taken.has_room &= put_aside(text);
    }
}

void GameStore::take_in_game(const KeptGame& game, TakenIn& taken) {
    if (has_play(game)) {
        return;
    }
    const std::string key = key_of(name_of(game.code));
    const auto present = storage_->load(key);
    const auto own = parse_kept_game(present.value_or(""));
    const bool goes_on = !own || contains_play(game.record, own->record);
    const bool is_newer = own && !own->is_solved && game.stamp > own->stamp;
    KeepOutcome outcome;
    if (!present || goes_on || is_newer) {
        outcome = keep(game);
    } else {
        outcome.is_kept = store_with_room(free_key(*storage_, key + '-', 2), format_kept_game(game), outcome);
    }
    taken.games += outcome.is_kept ? 1 : 0;
    taken.given_up += outcome.given_up;
    taken.has_room &= outcome.is_kept;
}

}  // namespace tessera
