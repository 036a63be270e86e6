#include "app/game/kept/game_store.h"

#include "base/index.h"
#include "base/order.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace tessera {

namespace {

bool is_later(const StoredGame& one, const StoredGame& other) {
    // On ties a puzzle's own game comes first.
    return std::tie(other.stamp, one.name) < std::tie(one.stamp, other.name);
}

}  // namespace

std::set<std::string, std::less<>> GameStore::game_keys() const {
    std::set<std::string, std::less<>> keys;
    for (const std::string& key : storage_->keys()) {
        if (is_game_key(key)) {
            keys.insert(key);
        }
    }
    return keys;
}

std::string GameStore::text_of(std::string_view key) const {
    return storage_->load(key).value_or("");
}

StoreContents GameStore::contents() const {
    StoreContents found;
    const auto note = [&](const std::string& key, const Error& error) {
        found.unreadable.push_back({key, error.code == ErrorCode::unknown_version});
    };
    for (const std::string& key : game_keys()) {
        if (const auto game = parse_kept_game(text_of(key))) {
            found.games.push_back({std::string(name_in_key(key)), game->code, game->stamp, game->is_solved});
        } else {
            note(key, game.error());
        }
    }
    for (const std::string_view old : old_game_keys) {
        const auto text = storage_->load(old);
        const auto game = parse_old_game(old, text.value_or(""), code_of_);
        if (game && !storage_->load(game_key(name_of(game->code)))) {
            found.games.push_back({name_of(game->code), game->code, game->stamp, false});
        } else if (text && !game) {
            note(std::string(old), game.error());
        }
    }
    std::vector<StoredGame> sorted;
    const auto is_before = [&](int one, int other) {
        return is_later(at(found.games, one), at(found.games, other));
    };
    for (const int index : sorted_indices(int_size(found.games), is_before)) {
        sorted.push_back(std::move(at(found.games, index)));
    }
    found.games = std::move(sorted);
    return found;
}

std::optional<KeptGame> GameStore::load_named(std::string_view name) {
    const std::string key = game_key(name);
    if (const auto text = storage_->load(key)) {
        auto game = parse_kept_game(*text);
        if (!game) {
            return std::nullopt;
        }
        seen_.erase(own_game_key(key));  // the own game may be another one
        seen_[key] = *text;
        return std::move(*game);
    }
    for (auto old = old_game_keys.rbegin(); old != old_game_keys.rend(); ++old) {
        auto game = parse_old_game(*old, text_of(*old), code_of_);
        if (game && name_of(game->code) == name) {
            return std::move(*game);
        }
    }
    return std::nullopt;
}

std::optional<KeptGame> GameStore::look_at(std::string_view name) const {
    auto game = parse_kept_game(text_of(game_key(name)));
    return game ? std::optional(std::move(*game)) : std::nullopt;
}

Elsewhere GameStore::elsewhere(const KeptGame& game) const {
    const std::string key = game_key(name_of(game.code));
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

// Moves the two games of older versions to the keys of their puzzles. An unreadable one stays, since nothing
// writes there.
void GameStore::take_over_old() {
    for (const std::string_view old : old_game_keys) {
        const auto game = parse_old_game(old, text_of(old), code_of_);
        if (!game) {
            continue;
        }
        ChangedTexts texts(*storage_);
        StoredGames(texts, code_of_).take_over(*game, old);
        static_cast<void>(storage_->change(texts.changes()));  // if refused it stays and is read from there
    }
}

void GameStore::begin_another(std::string_view code) {
    forget(name_of(code));
}

void GameStore::forget(std::string_view name) {
    seen_.erase(game_key(name));
}

std::optional<KeptGame> GameStore::beside(std::string_view code) const {
    const std::string own = game_key(name_of(code));
    for (const std::string& key : game_keys()) {
        auto game = parse_kept_game(key != own && own_game_key(key) == own ? text_of(key) : "");
        if (game) {
            return std::move(*game);
        }
    }
    return std::nullopt;
}

// Stores the game. After each refusal twice as many finished games are removed to make room.
KeepOutcome GameStore::keep(KeptGame game) {
    take_over_old();
    const std::string key = game_key(name_of(game.code));
    const auto present = storage_->load(key);
    const auto seen = seen_.find(key);
    const bool is_own = present && seen != seen_.end() && *present == seen->second;
    if (const auto own = parse_kept_game(is_own ? *present : ""); own && game.later.empty()) {
        game.later = own->later;
    }
    int wanted_room = !present && game_keys().size() >= most_games ? 1 : 0;
    for (;;) {
        const KeepOutcome outcome = try_to_keep(game, present && !is_own, wanted_room);
        if (outcome.is_kept || outcome.given_up < wanted_room) {
            return outcome.is_kept ? outcome : KeepOutcome{false, 0, false};
        }
        wanted_room = std::max(1, 2 * wanted_room);
    }
}

KeepOutcome GameStore::try_to_keep(const KeptGame& game, bool is_over_another, int wanted_room) {
    const std::string key = game_key(name_of(game.code));
    ChangedTexts texts(*storage_);
    StoredGames games(texts, code_of_);
    KeepOutcome outcome;
    outcome.given_up = games.give_up_oldest(wanted_room, key);
    if (is_over_another) {
        outcome.was_played_elsewhere = games.put(game);
    } else {
        games.replace(game);
    }
    outcome.is_kept = storage_->change(texts.changes());
    if (outcome.is_kept) {
        seen_[key] = format_kept_game(game);
    }
    return outcome;
}

}  // namespace tessera
