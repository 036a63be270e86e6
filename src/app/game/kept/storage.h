#pragma once

#include "app/game/kept/game_store.h"
#include "app/game/kept/records.h"
#include "app/game/play/open_game.h"
#include "app/game/play/settings.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// The host's texts, as a TextStorage.
class HostTexts final : public TextStorage {
public:
    std::optional<std::string> load(std::string_view key) const override;
    std::vector<std::string> keys() const override;
    [[nodiscard]] bool change(const TextChanges& changes) override;
};

struct [[nodiscard]] DraftOutcome {  // if not kept, nothing has changed
    bool is_kept = true;
    bool was_put_aside = false;  // the draft stored there before
};

// Keys of the shelf's texts, which have the form of a series file (session/series.h): the player's own puzzles, and the
// series that were opened, each under a name of its own.
inline constexpr std::string_view own_puzzles_key = "shelf";
inline constexpr std::string_view series_key = "series.";

// Everything stored between visits. All tabs of the page share it, so data is read, merged and written. A
// scripted program stores nothing and reads nothing.
class Storage {
public:
    Storage();
    void turn_off() { is_on_ = false; }

    // Returns the stored settings merged with changes in `own` that the host did not store.
    Settings settings(const Settings& own = {});
    Records records() const;
    Settings save(const Settings& own);  // returns the settings merged with other tabs' choices
    // Adds other tabs' wins to `own`; false: the host does not store them.
    [[nodiscard]] bool save(Records& own);

    StoreContents contents() const;

    // Return null if there is none or it cannot be read. `games` come from contents().
    std::unique_ptr<OpenGame> latest_game(const std::vector<StoredGame>& games);
    std::unique_ptr<OpenGame> latest_unfinished_but(std::string_view code,
                                                    const std::vector<StoredGame>& games);
    std::unique_ptr<OpenGame> game_of(std::string_view code);
    std::unique_ptr<OpenGame> unfinished_game(std::string_view code);

    static std::string code_of(const OpenGame& game);  // identifies its puzzle in the store

    // The next `save_game` puts the puzzle's stored game beside this one.
    void begin_another(const OpenGame& game) { store_.begin_another(code_of(game)); }
    std::unique_ptr<OpenGame> game_beside(const OpenGame& game) const;

    KeepOutcome save_game(const OpenGame& game, double now_ms);
    Elsewhere elsewhere(const OpenGame& game, double now_ms) const;

    std::unique_ptr<OpenGame> game_named(std::string_view name);
    // For a picture: does not affect what the next save replaces.
    std::unique_ptr<OpenGame> look_at(std::string_view name) const;

    // Puzzles made ahead (made_ahead.h). A failure to keep them is harmless, so it is not announced.
    std::string made_ahead() const;
    void keep_made_ahead(const std::string& text);

    // Texts of the shelf by key; nothing: this program stores nothing.
    std::optional<KeptTexts> shelf_texts() const;
    // Stores a text of the shelf, or removes it. One that cannot be read is put aside before.
    [[nodiscard]] bool change_shelf(const std::string& key, const std::optional<std::string>& text);

    // Draft in the editor of a family. A stored draft that this tab has not read, or could not read, is put
    // aside on saving.
    std::optional<std::string> draft(std::string_view family);
    void distrust_draft(std::string_view family);  // call if it could not be parsed
    DraftOutcome save_draft(std::string_view family, const std::string& text);
    // Stores a draft made elsewhere. The stored one is put aside, unless an earlier call stored it and it has
    // not changed since.
    DraftOutcome replace_draft(std::string_view family, const std::string& text);

    // Returns the games found since the last call that could be read but not played.
    std::vector<UnreadableGame> take_unplayable() { return std::exchange(unplayable_, {}); }

    std::string export_text() const;
    // Merges an export with the stored data and with this tab's, as between tabs; stores all of it, or
    // nothing if there is no room.
    [[nodiscard]] Result<TakenIn> take_in(std::string_view text, Settings& settings, Records& records);

private:
    static void take_in_drafts(const KeptTexts& read, ChangedTexts& texts, TakenIn& taken);
    static void take_in_shelf(const KeptTexts& read, ChangedTexts& texts);
    static void take_in_wins(const KeptTexts& read, ChangedTexts& texts, Records& all);
    Settings take_in_settings(const KeptTexts& read, ChangedTexts& texts, const Settings& own) const;

    HostTexts texts_;
    GameStore store_;
    std::map<std::string, std::string, std::less<>> seen_drafts_;    // by key, as last read or written
    std::map<std::string, std::string, std::less<>> copied_drafts_;  // by key, as stored by replace_draft
    Settings seen_;                                                  // as last read or written
    std::vector<UnreadableGame> unplayable_;                         // not reported yet
    std::set<std::string> known_unplayable_;
    bool is_on_ = true;
};

}  // namespace tessera
