#pragma once

#include "app/game/game_store.h"
#include "app/game/open_game.h"
#include "app/game/records.h"
#include "app/game/settings.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

// The texts of the host, as the store wants them.
class HostTexts final : public TextStorage {
public:
    std::optional<std::string> load(std::string_view key) const override;
    std::vector<std::string> keys() const override;
    [[nodiscard]] bool change(const TextChanges& changes) override;
};

struct [[nodiscard]] DraftOutcome {  // not kept: nothing has changed
    bool is_kept = true;
    bool was_put_aside = false;  // another text, which stood in its place
};

// What is kept from one visit to the next. All tabs of the page share it, so everything is read, merged and written. A
// program that is run by a script keeps nothing and reads nothing.
class Storage {
public:
    Storage();
    void turn_off() { is_on_ = false; }

    // What is kept, with everything in `own` that this tab chose and the host did not keep.
    Settings settings(const Settings& own = {});
    Records records() const;
    Settings save(const Settings& own);     // the answer has what other tabs chose as well
    [[nodiscard]] bool save(Records& own);  // takes in what other tabs won; false: the host does not keep it

    StoreContents contents() const;

    // Null: none, or one that cannot be read. `games` are those of the contents.
    std::unique_ptr<OpenGame> latest_game(const std::vector<StoredGame>& games);
    std::unique_ptr<OpenGame> latest_unfinished_but(std::string_view code,
                                                    const std::vector<StoredGame>& games);
    std::unique_ptr<OpenGame> game_of(std::string_view code);
    std::unique_ptr<OpenGame> unfinished_game(std::string_view code);

    static std::string code_of(const OpenGame& game);  // which names it in the store

    // The next `save_game` puts what is kept of the puzzle beside the game.
    void begin_another(const OpenGame& game) { store_.begin_another(code_of(game)); }
    std::unique_ptr<OpenGame> game_beside(const OpenGame& game) const;

    KeepOutcome save_game(const OpenGame& game, double now_ms);
    Elsewhere elsewhere(const OpenGame& game, double now_ms) const;

    std::unique_ptr<OpenGame> game_named(std::string_view name);
    std::unique_ptr<OpenGame> look_at(
        std::string_view name) const;  // for its picture: what is kept next is as before

    // What the player makes in the editor of a family. What stands there and was not read here, or could not be
    // read, is put aside.
    std::optional<std::string> draft(std::string_view family);
    void distrust_draft(std::string_view family);  // it could not be read
    DraftOutcome save_draft(std::string_view family, const std::string& text);
    // By another one, which was made elsewhere: what stands there is put aside, unless it came in the same way and was
    // not changed since.
    DraftOutcome replace_draft(std::string_view family, const std::string& text);

    // Games that could not be played although they could be read, since this was asked last.
    std::vector<UnreadableGame> take_unplayable() { return std::exchange(unplayable_, {}); }

    std::string export_text() const;
    // Merges an export with what is kept and with what this tab has, as tabs are merged: all of it, or nothing where
    // there is no room.
    [[nodiscard]] Result<TakenIn> take_in(std::string_view text, Settings& settings, Records& records);

private:
    static void take_in_drafts(const KeptTexts& read, ChangedTexts& texts, TakenIn& taken);
    static void take_in_wins(const KeptTexts& read, ChangedTexts& texts, Records& all);
    Settings take_in_settings(const KeptTexts& read, ChangedTexts& texts, const Settings& own) const;

    HostTexts texts_;
    GameStore store_;
    std::map<std::string, std::string, std::less<>> seen_drafts_;    // by key, as read or written last
    std::map<std::string, std::string, std::less<>> copied_drafts_;  // by key, as they came from elsewhere
    Settings seen_;                           // as they were when they were read or written last
    std::vector<UnreadableGame> unplayable_;  // not told yet
    std::set<std::string> known_unplayable_;
    bool is_on_ = true;
};

}  // namespace tessera
