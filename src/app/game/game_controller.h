#pragma once

#include "app/game/desk/desk.h"
#include "app/game/editing/editing.h"
#include "app/game/help/assistant.h"
#include "app/game/help/demonstration.h"
#include "app/game/list/series_shelf.h"
#include "app/game/list/win.h"
#include "app/game/making/making.h"
#include "app/game/paper/printing.h"
#include "app/game/play/announcer.h"
#include "app/game/play/appearance.h"
#include "app/game/play/navigation.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The card of the last win.
struct WinNews {
    bool is_shown = false;
    double since_ms = 0;
    Beaten beaten;
    bool awaits_needed = false;  // the search for the puzzle's deductions was still running
};

// The program without its window. Its parts do not know each other, except that printing reads the desk: an
// effect of one on another is handled here. Screens and tests call the parts; what is declared here as an
// action concerns several of them.
class GameController {
public:
    GameController();

    // Reads the stored data and opens the game in the address. A scripted program stores nothing and reads
    // nothing.
    void start(bool is_scripted);
    // Sets time, pixel size and focus. Call first in every frame and for every event.
    void set_moment(double now_ms, float pixel, bool has_keyboard_focus);
    void advance();               // once per frame, before drawing: job reports and the clock
    void update_screen_reader();  // once per frame, after drawing
    void update_page();           // once per frame, after drawing: title and depth
    double due_ms() const;        // when the screen next changes by itself; 0: never
    bool needs_frame() const;     // true during animations

    // The parts.
    Desk& desk() { return desk_; }
    const Desk& desk() const { return desk_; }
    Assistant& assistant() { return assistant_; }
    const Assistant& assistant() const { return assistant_; }
    Making& making() { return making_; }
    Editing& editing() { return editing_; }
    Printing& printing() { return printing_; }
    const Printing& printing() const { return printing_; }
    Announcer& announcer() { return announcer_; }
    const Announcer& announcer() const { return announcer_; }

    // Actions of the player on the open game.
    bool input(const InputEvent& event);  // on the table; true if it was used
    void use_tool(std::string_view name);
    void rewind(Rewind how);
    void come_back(int checkpoint);  // index into the game's checkpoints
    void come_back_to_last();
    void ask_hint();
    void solve_or_stop();
    void stop_help() { assistant_.stop(game()); }
    void stop_help_or_search();
    void browse_solutions(int by);
    bool step_focus(bool backwards);  // keyboard focus on the table; false: no further stop
    void drop_focus();
    void player_acted();  // by any input but a pointer that only moves: ends the demonstration
    void close_win();

    // Opening games (opening.cpp). A game with moves can be brought back after another one was opened.
    void open(AnySession session);
    void open_link(std::string_view fragment);
    void open_recipe(const Recipe& recipe);
    void open_daily(std::string_view family);                // today's first unsolved puzzle
    void open_day(std::string_view family, const Day& day);  // that day's
    void open_daily(std::string_view family, const Daily& daily);
    void open_listed(int level);
    void open_any(const std::vector<int>& levels);              // a random one, unsolved if possible
    void take_levels(const std::optional<std::string>& table);  // the host's answer to LevelList::ask
    void open_next();  // the next unsolved level, or the maker's sheet if there is none
    // Returns the next level: for a listed level its successor; for a puzzle from a link the first unsolved one of its
    // family; nothing for a puzzle made here.
    std::optional<int> next_level() const;
    void open_previous();
    void open_beside(int index);
    // Recipe of puzzles of the same kind as the open one; nothing: the kind is not known.
    std::optional<Recipe> another_recipe() const;
    void open_another();                            // with a random seed
    void open_maker(std::string_view family = {});  // empty: the family of the open game
    void play_made();
    void open_editor(std::string_view family);
    void edit_position();  // the open game's position, as a new puzzle
    void edit_made();      // the puzzle on the maker's sheet
    void open_draft_file(std::string_view name, std::string_view text);  // of a file in the editor
    void make_on_board();   // opens the maker's sheet for the drawn board
    void draw_own_board();  // opens the editor for a board that the maker is asked to fill
    bool play_draft();      // false: it cannot be played; a notice says why
    void share_draft();

    // Own puzzles and series (shelf.cpp).
    void open_on_shelf(std::string_view key, int index);
    bool can_keep() const;  // the open puzzle, on the shelf; false: it is there, or too large
    void keep_on_shelf();
    void move_on_shelf(int index, int by);
    void take_off_shelf(int index);
    void name_on_shelf(std::string Credits::*credit, std::string_view text);
    void remove_series(std::string_view key);
    // The place of the open game in a series, or among own puzzles that are played in order; nothing: nowhere.
    std::optional<SeriesPlace> series_place() const { return shelf_.place_of(game(), levels()); }

    void show(Screen screen);
    void show(Panel panel) { navigation_.show(panel); }
    void open_calendar(std::string_view family);  // with this month
    int& months_back() { return months_back_; }   // from this month back to the one in the calendar
    // Depth of the screen, for the host's Back, which leads to a smaller depth: 0 for the list, 1 for a sheet
    // over it, 2 for a puzzle, more for a sheet over that. Back leads from a puzzle to the list.
    int depth() const;
    void go_to_depth(int depth);  // or to the closest possible depth
    void change_settings(const Settings& settings);
    void apply_look();  // call after a change of theme, language or motion
    void take_translation(const std::optional<std::string>& table);  // the host's answer
    void turn_sound_on();
    void set_visible(bool is_visible);

    // Stored texts (stored_changes.cpp).
    void kept_changed();  // another tab has changed them
    // Merges an export of the host's texts that this tab has not read, like an imported file. Returns true if
    // they are stored now.
    bool kept_found(std::string_view text);
    void kept_refused();  // texts believed stored were not
    void export_games() const;
    void import_games(std::string_view text);
    void answer_notice();  // the notice's button was pressed

    // State for the screens.
    Screen screen() const { return navigation_.screen(); }
    Panel panel() const { return navigation_.panel(); }
    bool is_table_free() const { return navigation_.is_table_free(); }
    OpenGame& game() const { return desk_.game(); }
    // Table on the screen: the lesson's or the game's.
    OpenGame& table() const;
    // The same, but for a hand that shows how to play on a table of its own.
    OpenGame& drawn_table() const;
    const Demonstration& demonstration() const { return demonstration_; }
    LevelList& levels() { return desk_.levels(); }
    const LevelList& levels() const { return desk_.levels(); }
    const Records& records() const { return records_; }
    const SeriesShelf& shelf() const { return shelf_; }
    const PuzzleMaker& maker() const { return making_.maker(); }
    const Editor& editor() const { return editing_.editor(); }
    // False while the editor's screen waits for the second part of the page's program (web/split.mjs), which has the editor.
    bool is_editing() const { return screen() == Screen::edit && editor().is_open() && !begin_editing_; }
    const Settings& settings() const { return appearance_.settings(); }
    const Strings& strings() const { return appearance_.strings(); }
    Scene& scene() { return appearance_.scene(); }
    double now_ms() const { return appearance_.now_ms(); }
    bool is_framed() const { return framing_ != platform::Framing::none; }
    // True if nothing can be played.
    bool is_to_look_at() const { return framing_ == platform::Framing::look; }
    const WinNews& win() const { return win_; }
    float win_share() const;     // how far the card of a win has come, 0 to 1: the table answers first
    double win_card_ms() const;  // when it begins to come
    bool is_over() const;        // solved, with an empty hand: Enter opens the next puzzle
    bool shows_rule() const;     // family and game are new to the player
    bool keeps_room_for_rule() const { return keeps_room_for_rule_; }  // while this game is open
    void close_rule();                                                 // and never shows it again
    // Sets a wide board upright on an upright table, or back on one that lies. Call before laying out.
    void fit_table(TableForm form);

private:
    // Applies the outcome of a change on the table, by an input, an undo, a hint or a solution: stops the help
    // for the position before, saves, plays the sound, says what happened, and celebrates a win.
    void take(const InputOutcome& outcome);
    void position_changed();
    void note_win();
    void celebrate();
    void offer_sound();  // at most once, where it interrupts nothing
    void take_back_and_solve();
    void begin_game();  // another game is on the desk
    void begin_if(bool is_another);
    void open(std::unique_ptr<OpenGame> game);
    void open_puzzle_of_link(AnySession session);
    void open_race(AnySession session, const std::string& code);
    void open_series(
        const Result<Series>& series);  // its first unsolved puzzle, after keeping it on the shelf
    bool open_next_of_series();         // false: there is none
    void report_shelf(bool is_stored);
    void report_taken_off(bool is_stored);
    void watch_rival();
    void open_level_of_link(const LevelName& name);
    bool open_begun(std::string_view code);
    void begin_marking() { assistant_.begin_marking(game()); }
    bool is_rule_news() const;
    bool may_demonstrate() const;  // to a newcomer who does nothing
    void demonstrate();
    void advance_demonstration();
    void begin_editing(std::function<void()> begin);
    void begin_awaited_editing();
    void open_awaited_recipe();
    bool is_technique_news();
    PageTexts page_texts() const;  // the texts that the page should show
    void update_clock();

    const platform::Framing framing_ = platform::framing();
    Storage storage_;
    Records records_;
    Appearance appearance_;
    Announcer announcer_{appearance_};
    Navigation navigation_;
    JobPool pool_{racer_count() + 1};  // racers, and one for background jobs
    SeriesShelf shelf_{storage_};
    Desk desk_{storage_, records_, appearance_, announcer_};
    Assistant assistant_{pool_, appearance_, announcer_};
    Making making_{pool_, storage_, appearance_, announcer_, navigation_};
    Editing editing_{pool_, storage_, appearance_, announcer_, navigation_};
    Printing printing_{pool_, desk_, appearance_, announcer_, navigation_};
    std::function<void()> begin_editing_;  // waits for the second part; empty: nothing does
    WinNews win_;
    std::optional<Recipe> awaited_recipe_;    // until the second part has come
    std::optional<LevelName> awaited_level_;  // from a link, until the levels are loaded
    bool is_next_awaited_ = false;            // open_next() waits for the levels
    std::optional<int> page_depth_;           // last sent to the host
    int months_back_ = 0;
    bool is_visible_ = true;
    bool keeps_room_for_rule_ = false;
    Demonstration demonstration_;
    double demonstration_due_ms_ = 0;  // 0: not awaited
    bool has_acted_ = false;           // the player, since this game was opened
};

}  // namespace tessera
