#pragma once

#include "app/game/kept/storage.h"
#include "app/game/list/begun_games.h"
#include "app/game/list/level_list.h"
#include "app/game/play/announcer.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A game stored beside its puzzle's own game, with its name in the store.
struct GameBeside {
    std::string name;
    std::unique_ptr<OpenGame> game;
};

// The games that the player has begun: the open one, the one that it interrupted, those in the store; with the
// levels that come with the program, since those give puzzles their titles. The functions that begin with
// `lay`, change_games, take_over and look_elsewhere replace the open game. Their caller stops the help for it
// before (Assistant::stop) and lets the other parts begin with the new one afterwards
// (Opening::begin_if).
class Desk {
public:
    Desk(Storage& storage, Records& records, const Appearance& appearance, Announcer& announcer)
        : storage_(storage), records_(records), appearance_(appearance), announcer_(announcer) {}

    OpenGame& game() const { return *game_; }
    OpenGame* previous() const { return previous_.get(); }
    // Games beside their puzzle's own, as of the last time the list was shown.
    const std::vector<GameBeside>& beside() const { return beside_; }
    // Game of that puzzle, as of the same time; null: its board is empty.
    const OpenGame* begun(std::string_view code) const;
    LevelList& levels() { return levels_; }
    const LevelList& levels() const { return levels_; }
    const Records& records() const { return records_; }

    // Lays the last game on the desk; for a new player the link's puzzle, or else the first level. Returns true
    // if it is the link's.
    bool lay_first(std::string_view fragment, const std::vector<StoredGame>& kept);
    // Offers another game of the open puzzle, and reports what could not be read. Call at the end of the start.
    void end_start(bool offers_other, const std::vector<UnreadableGame>& unreadable);

    bool has_started() const { return is_started_; }

    // Lays a game on the desk; the open one is stored and can be brought back. A game stored beside its
    // puzzle's own game becomes the puzzle's own.
    void lay(std::unique_ptr<OpenGame> game, bool is_beside = false);
    // Lays a puzzle on the desk: the begun game of it, if there is one.
    void lay_puzzle(std::unique_ptr<OpenGame> game);
    // Lays a game with moves on the desk, and puts the one that is stored of its puzzle beside it.
    void lay_game_of_link(std::unique_ptr<OpenGame> game);
    // Return false if there is nothing to lay there.
    [[nodiscard]] bool lay_begun(
        std::string_view code);  // the game with this code: open, interrupted, or unfinished
    [[nodiscard]] bool lay_previous();
    [[nodiscard]] bool lay_beside(int index);
    [[nodiscard]] bool change_games();    // the open one for the one stored beside it
    [[nodiscard]] bool take_over();       // the open game for its copy in the store
    [[nodiscard]] bool look_elsewhere();  // the same if another tab has gone further; offers a different game
    void look_beside();                   // finds the games beside their puzzle's own, and those begun
    void renew_previous();                // reloads the interrupted game from the store
    void recall_previous();               // looks for an interrupted game in the store, if there is none

    bool save();  // false: not stored, and the player is notified
    void report_refusal();
    void report_played_elsewhere();
    void set_checkpoint();  // at the current position

    void show_address() const;
    Credits credits() const;  // for links to the open game: only those written by a person
    // Code and link of the open puzzle; empty if it is too large.
    std::string code(bool with_moves) const;
    std::string link(bool with_moves) const;
    // Link for racing against the open game; empty: there is nothing to race against.
    std::string race_link() const;
    std::string text_of_puzzle(bool with_moves) const;   // readable text with its title
    std::string title_text(const OpenGame& game) const;  // in the player's language
    std::string title_text(const ShippedLevel& level) const;
    std::string name_text(const OpenGame& game) const;  // title and author
    void open_page(platform::OtherPage page) const;     // opens the current position on another page

private:
    void keep_as_previous();
    bool change_to(std::unique_ptr<OpenGame> other);  // false: the open game could not be stored
    void offer_game_beside();
    void report(const KeepOutcome& outcome);
    void report(const std::vector<UnreadableGame>& unreadable);

    Storage& storage_;
    Records& records_;
    const Appearance& appearance_;
    Announcer& announcer_;
    std::unique_ptr<OpenGame> game_;      // not null after lay_first()
    std::unique_ptr<OpenGame> previous_;  // interrupted by the open one; can be brought back
    bool is_previous_kept_ = true;        // its last save succeeded
    std::vector<GameBeside> beside_;
    BegunGames begun_;
    LevelList levels_;
    bool is_started_ = false;
    bool has_reported_refusal_ = false;  // the player knows that games are not stored
};

}  // namespace tessera
