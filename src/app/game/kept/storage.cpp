#include "app/game/kept/storage.h"

#include "app/host/platform.h"
#include "session/series.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::string_view settings_key = "settings";
constexpr std::string_view ahead_key = "ahead";
constexpr std::string_view records_key = "solved";
constexpr std::string_view draft_key = "draft.";  // followed by the family

// Returns the share code, or a hash of the level for puzzles too large for a link.
std::string code_to_keep(const OpenGame& game, const SaveRecord& save) {
    return game.code.empty() ? '?' + GameStore::name_of(save.level) : game.code;
}

std::string draft_key_of(std::string_view family) {
    return std::string(draft_key) + std::string(family);
}

bool is_draft_key(std::string_view key) {
    const std::vector<std::string_view> families = family_ids();
    return std::any_of(families.begin(), families.end(),
                       [&](std::string_view family) { return key == draft_key_of(family); });
}

bool is_shelf_key(std::string_view key) {
    return key == own_puzzles_key || key.starts_with(series_key);
}

Series joined(Series own, const Series& others) {
    for (const std::string& puzzle : others.puzzles) {
        const bool is_new = std::find(own.puzzles.begin(), own.puzzles.end(), puzzle) == own.puzzles.end();
        if (is_new && int_size(own.puzzles) < most_in_series) {
            own.puzzles.push_back(puzzle);
        }
    }
    own.credits = own.credits.is_empty() ? others.credits : own.credits;
    return own;
}

std::string code_of_save(const SaveRecord& save) {
    const auto game = game_of_save(save);
    return game ? code_to_keep(*game, save) : "";
}

KeptGame kept_game(const OpenGame& game, double now_ms) {
    SaveRecord save = save_of(game, now_ms);
    std::string code = code_to_keep(game, save);
    return {std::move(code), std::move(save), platform::wall_ms(), is_solved(game)};
}

}  // namespace

std::optional<std::string> HostTexts::load(std::string_view key) const {
    return platform::load_text(key);
}

bool HostTexts::change(const TextChanges& changes) {
    return platform::change_texts(changes);
}

std::vector<std::string> HostTexts::keys() const {
    return platform::kept_keys();
}

Storage::Storage() : store_(texts_, code_of_save) {}

Settings Storage::settings(const Settings& own) {
    const auto text = is_on_ ? platform::load_text(settings_key) : std::nullopt;
    if (!text) {
        return own;
    }
    const Settings kept = parse_settings(*text);
    const Settings all = merged(seen_, own, kept);
    seen_ = kept;
    return all;
}

Records Storage::records() const {
    return is_on_ ? Records::parse(platform::load_text(records_key).value_or("")) : Records();
}

Settings Storage::save(const Settings& own) {
    const Settings all = settings(own);
    const std::string before = is_on_ ? platform::load_text(settings_key).value_or("") : "";
    if (is_on_ && texts_.change({{std::string(settings_key), format_settings(all, before)}})) {
        seen_ = all;
    }
    return all;
}

bool Storage::save(Records& own) {
    if (!is_on_) {
        return true;
    }
    own.take_in(records());
    return texts_.change({{std::string(records_key), own.format()}});
}

std::string Storage::made_ahead() const {
    return is_on_ ? texts_.load(ahead_key).value_or("") : "";
}

void Storage::keep_made_ahead(const std::string& text) {
    static_cast<void>(is_on_ && texts_.change({{std::string(ahead_key), text}}));
}

std::unique_ptr<OpenGame> Storage::game_named(std::string_view name) {
    const auto kept = store_.load_named(name);
    auto game = kept ? game_of_save(kept->record) : nullptr;
    if (kept && !game) {
        store_.forget(name);
        if (known_unplayable_.insert(std::string(name)).second) {
            unplayable_.push_back({std::string(name), false});
        }
    }
    return game;
}

std::unique_ptr<OpenGame> Storage::look_at(std::string_view name) const {
    const auto kept = is_on_ ? store_.look_at(name) : std::nullopt;
    return kept ? game_of_save(kept->record) : nullptr;
}

StoreContents Storage::contents() const {
    return is_on_ ? store_.contents() : StoreContents();
}

std::unique_ptr<OpenGame> Storage::latest_game(const std::vector<StoredGame>& games) {
    for (const StoredGame& stored : games) {
        if (auto game = game_named(stored.name)) {
            return game;
        }
    }
    return nullptr;
}

std::unique_ptr<OpenGame> Storage::latest_unfinished_but(std::string_view code,
                                                         const std::vector<StoredGame>& games) {
    for (const StoredGame& stored : games) {
        auto game = stored.is_solved || stored.code == code ? nullptr : game_named(stored.name);
        if (game && has_progress(*game)) {
            return game;
        }
    }
    return nullptr;
}

std::unique_ptr<OpenGame> Storage::game_of(std::string_view code) {
    return is_on_ ? game_named(GameStore::name_of(code)) : nullptr;
}

std::unique_ptr<OpenGame> Storage::unfinished_game(std::string_view code) {
    auto game = game_of(code);
    return game && !is_solved(*game) ? std::move(game) : nullptr;
}

std::string Storage::code_of(const OpenGame& game) {
    return game.code.empty() ? code_to_keep(game, save_of(game, 0)) : game.code;
}

std::unique_ptr<OpenGame> Storage::game_beside(const OpenGame& game) const {
    const auto kept = is_on_ ? store_.beside(code_of(game)) : std::nullopt;
    return kept ? game_of_save(kept->record) : nullptr;
}

std::string Storage::export_text() const {
    KeptTexts all;
    for (std::string& key : texts_.keys()) {
        if (key != ahead_key) {
            const auto text = texts_.load(key);
            all[std::move(key)] = text.value_or("");
        }
    }
    return format_export(all);
}

// Writes as another tab would: `store_` keeps this tab's own view of what it read or wrote.
Result<TakenIn> Storage::take_in(std::string_view text, Settings& settings, Records& records) {
    const auto read = parse_export(text);
    if (!read) {
        return tl::unexpected(read.error());
    }
    ChangedTexts texts(texts_);
    TakenIn taken;
    StoredGames(texts, code_of_save).take_in(*read, taken);
    take_in_drafts(*read, texts, taken);
    take_in_shelf(*read, texts);
    Records all_wins = records;
    take_in_wins(*read, texts, all_wins);
    const Settings choices = take_in_settings(*read, texts, settings);
    if (!texts_.change(texts.changes())) {
        return TakenIn{.has_room = false};
    }
    taken.wins = all_wins.solved_count() - records.solved_count();
    records = std::move(all_wins);
    settings = choices;
    seen_ = parse_settings(texts.text_of(settings_key));
    return taken;
}

void Storage::take_in_drafts(const KeptTexts& read, ChangedTexts& texts, TakenIn& taken) {
    for (const auto& [key, draft] : read) {
        if (!is_draft_key(key) || texts.text_of(key) == draft) {
            continue;
        }
        if (!texts.load(key)) {
            texts.store(key, draft);
            ++taken.drafts;
        } else {
            taken.drafts += texts.put_aside(draft) ? 1 : 0;
        }
    }
}

// A series is never changed, so one that is here stays; own puzzles are put after those here.
void Storage::take_in_shelf(const KeptTexts& read, ChangedTexts& texts) {
    for (const auto& [key, text] : read) {
        if (!is_shelf_key(key) || texts.text_of(key) == text) {
            continue;
        }
        const auto here = parse_series(texts.text_of(key), 0);
        const auto there = parse_series(text, 0);
        if (!texts.load(key)) {
            texts.store(key, text);
        } else if (!here || !there) {
            texts.put_aside(text);
        } else if (key == own_puzzles_key) {
            texts.store(key, format_series(joined(*here, *there)));
        }
    }
}

void Storage::take_in_wins(const KeptTexts& read, ChangedTexts& texts, Records& all) {
    const auto wins = read.find(records_key);
    if (wins == read.end()) {
        return;
    }
    all.take_in(Records::parse(texts.text_of(records_key)));
    all.take_in(Records::parse(wins->second));
    texts.store(std::string(records_key), all.format());
}

// Choices made in this tab win over imported ones.
Settings Storage::take_in_settings(const KeptTexts& read, ChangedTexts& texts, const Settings& own) const {
    const auto choices = read.find(settings_key);
    if (choices == read.end()) {
        return own;
    }
    const std::string here = texts.text_of(settings_key);
    const Settings wish = merged(Settings(), own, parse_settings(choices->second));
    const Settings all = here.empty() ? wish : merged(seen_, wish, parse_settings(here));
    // Keeps lines that only newer versions understand.
    texts.store(std::string(settings_key), format_settings(all, here.empty() ? choices->second : here));
    return all;
}

KeepOutcome Storage::save_game(const OpenGame& game, double now_ms) {
    return is_on_ ? store_.keep(kept_game(game, now_ms)) : KeepOutcome();
}

std::optional<KeptTexts> Storage::shelf_texts() const {
    if (!is_on_) {
        return std::nullopt;
    }
    KeptTexts shelf;
    for (const std::string& key : texts_.keys()) {
        if (is_shelf_key(key)) {
            shelf[key] = texts_.load(key).value_or("");
        }
    }
    return shelf;
}

bool Storage::change_shelf(const std::string& key, const std::optional<std::string>& text) {
    if (!is_on_) {
        return true;
    }
    ChangedTexts texts(texts_);
    if (const auto there = texts.load(key); there && !parse_series(*there, 0)) {
        texts.put_aside(*there);
    }
    if (text) {
        texts.store(key, *text);
    } else {
        texts.remove(key);
    }
    return texts_.change(texts.changes());
}

std::optional<std::string> Storage::draft(std::string_view family) {
    const std::string key = draft_key_of(family);
    auto text = is_on_ ? platform::load_text(key) : std::nullopt;
    if (text) {
        seen_drafts_[key] = *text;
    }
    return text;
}

void Storage::distrust_draft(std::string_view family) {
    seen_drafts_.erase(draft_key_of(family));
}

DraftOutcome Storage::save_draft(std::string_view family, const std::string& text) {
    if (!is_on_) {
        return {};
    }
    const std::string key = draft_key_of(family);
    const auto there = platform::load_text(key);
    const auto seen = seen_drafts_.find(key);
    const bool is_strange = there && *there != text && (seen == seen_drafts_.end() || *there != seen->second);
    ChangedTexts texts(texts_);
    const bool puts_aside = is_strange && texts.put_aside(*there);
    texts.store(key, text);
    if (!texts_.change(texts.changes())) {
        return {false, false};
    }
    seen_drafts_[key] = text;
    return {true, puts_aside};
}

DraftOutcome Storage::replace_draft(std::string_view family, const std::string& text) {
    const std::string key = draft_key_of(family);
    const auto copied = copied_drafts_.find(key);
    if (copied == copied_drafts_.end() || texts_.load(key) != copied->second) {
        seen_drafts_.erase(key);
    }
    const DraftOutcome outcome = save_draft(family, text);
    if (outcome.is_kept) {
        copied_drafts_[key] = text;
    }
    return outcome;
}

Elsewhere Storage::elsewhere(const OpenGame& game, double now_ms) const {
    return is_on_ ? store_.elsewhere(kept_game(game, now_ms)) : Elsewhere::nothing;
}

}  // namespace tessera
